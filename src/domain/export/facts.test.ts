import { describe, expect, it } from 'vitest'
import { anAnswer, aVersion, THREE_STATES } from '../../testing/builders'
import { LUCIA } from '../../testing/citizens'
import { EXPORT_FORMAT } from '../../testing/export-format'
import type { StoredAnswer } from '../answer/answer'
import { assembleAnswer } from '../answering/whole'
import { supervisorEditSchema } from '../answer/corrections/edit'
import { toCitizen } from '../citizen/citizen'
import { NO_STATES } from '../form/state'
import type { Cell } from './cell'
import { exportColumns, FACTS } from './columns'
import { damagedRow, exportRow } from './row'

describe('facts in a row of an export', () => {
  /** The facts of an answer, in order. */
  function factsOf(given: Partial<StoredAnswer>): Cell[] {
    const version = aVersion({ estados: THREE_STATES })
    const answer = assembleAnswer(version, anAnswer({ version }, given))
    return exportRow(answer, exportColumns([version], 'es'), EXPORT_FORMAT).slice(0, FACTS.length)
  }

  it('ALIST-06 says by name who answered, when, where and about whom, and marks an answer with faults', () => {
    const facts = factsOf({
      invalida: true,
      creadoPor: 'eva',
      firstName: 'Eva',
      lastName: 'Luna',
      inspectorID: 'L-7',
      lastUpdate: new Date('2026-10-06T08:00:00Z'),
      ubicacion: { direccion: 'Mitre 55', latlng: { lat: -31.5, lng: -64.2 } },
      datosCiudadano: toCitizen(LUCIA, { kind: 'fisica', number: '' }),
    })
    expect(facts).toEqual([
      'VDR-7K3M9QXT2B',
      { date: '2026-10-05T13:30' },
      { date: '2026-10-06T08:00' },
      'Pendiente',
      'Eva Luna',
      'Eva',
      'Luna',
      'L-7',
      'Lucía Fernández',
      '30111222',
      'Mitre 55',
      -31.5,
      -64.2,
      'No válida',
    ])
  })

  it('ALIST-06 CORR-02 says of an answer that it was corrected', () => {
    const editsBySupervisor = [supervisorEditSchema.parse({ sentDateTime: new Date('2026-10-06T08:00:00Z') })]
    expect(factsOf({ editsBySupervisor }).at(-1)).toBe('Corregida')
    expect(factsOf({ editsBySupervisor, invalida: true }).at(-1)).toBe('No válida · Corregida')
  })

  it('ALIST-06 leaves empty what an answer does not say', () => {
    const facts = factsOf({ fechaCreacion: null, lastUpdate: null, ubicacion: null, estados: NO_STATES })
    expect(facts).toEqual([
      'VDR-7K3M9QXT2B',
      null,
      null,
      null,
      'Usuario Anónimo',
      '',
      '',
      '',
      '',
      '',
      null,
      null,
      null,
      null,
    ])
    const noPoint = factsOf({ ubicacion: { direccion: 'Mitre 55', latlng: null } })
    expect(noPoint.slice(10, 13)).toEqual(['Mitre 55', null, null])
  })

  it('ALIST-06 an answer that cannot be read keeps its row, with its code and the reason', () => {
    const columns = exportColumns([aVersion()], 'es')
    const row = damagedRow('VDR-1', columns, 'Dañada')
    expect(row).toHaveLength(columns.length)
    expect(row.filter((cell) => cell !== null)).toEqual(['VDR-1', 'Dañada'])
  })
})
