import { describe, expect, it } from 'vitest'
import spanish from '../../../locales/es/processing.json'
import { ACTIVITIES, ACTIVITY_NAMES, BASES, DATA_KINDS, ENDINGS, PEOPLE, READERS, TERMS } from './data-map'
import { BEGINNINGS, RETENTION_ENDS } from '../retention'
import { processingRecord, recordRows } from './record'

const keysIn = (words: object) => Object.keys(words).toSorted()
const RULE = { dias: 400, desde: 'cambio', estados: [], accion: 'borrar' } as const
const FACTS = { trailDays: 730, kept: [{ title: 'Obras {{end}}', rule: RULE }] }

describe('the record of processing', () => {
  it('OPS-09 has a word for each code of the table, and for nothing else', () => {
    const { activities, people, kinds, terms, endings, bases, readersOf } = spanish
    const words = [activities, people, kinds, terms, endings, bases, readersOf].map(keysIn)
    const codes = [ACTIVITY_NAMES, PEOPLE, DATA_KINDS, TERMS, ENDINGS, BASES, READERS]
    expect(words).toEqual(codes.map((all) => [...all].toSorted()))
    const lines = ACTIVITIES.flatMap((activity) => activity.lines)
    const told: Set<string> = new Set([
      ...ACTIVITIES.flatMap(({ basis, readers }) => [basis, ...readers]),
      ...lines.flatMap(({ whose, kinds: data, term, ending }) => [...whose, ...data, term, ending]),
    ])
    expect(
      [...PEOPLE, ...DATA_KINDS, ...TERMS, ...ENDINGS, ...BASES, ...READERS].filter((one) => !told.has(one)),
    ).toEqual([])
  })

  it('OPS-09 is told with heading, and a row for each place', () => {
    const [head = [], ...rows] = recordRows(spanish, FACTS)
    const { title: _title, controller: _c, contact: _o, made: _m, ...labels } = spanish
    expect(head.toSorted()).toEqual(
      Object.values(labels)
        .filter((label) => typeof label === 'string')
        .toSorted(),
    )
    expect(rows).toHaveLength(ACTIVITIES.flatMap(({ lines }) => lines).length)
    expect(
      rows.every(
        (row) =>
          row.length === head.length && row.every((cell, at) => cell !== '' || head[at] === spanish.fields),
      ),
    ).toBe(true)
    const trail = rows.find((row) => row.includes('auditoria/…'))
    expect(trail).toContain('730 días')
    expect(JSON.stringify(recordRows(spanish, { ...FACTS, kept: [] }))).not.toContain('{{')
  })

  it('OPS-09 OPS-02 says of answers how long each form keeps them, and of nothing else', () => {
    const told = recordRows(spanish, FACTS).filter((row) => row.join().includes('400 días'))
    expect(told).toHaveLength(1)
    expect(told[0]?.join()).toContain('«Obras {{end}}»: 400 días desde el último cambio, se borra')
    expect(told[0]?.join()).toContain('respuestas_formularios/…')
    expect(keysIn(spanish.kept.from)).toEqual([...BEGINNINGS].toSorted())
    expect(keysIn(spanish.kept.ends)).toEqual([...RETENTION_ENDS].toSorted())
  })

  it('OPS-09 says of orders what the law keeps', () => {
    const orders = processingRecord(spanish, FACTS).find(({ name }) => name === 'Pedidos y entradas')
    expect(orders?.facts).toContainEqual(['Base jurídica', expect.stringContaining('contabilidad')])
    expect(orders?.places[0]).toMatchObject({ where: 'payOrders/…', ending: spanish.endings.blanked })
  })
})
