import { describe, expect, it } from 'vitest'
import { anOption, questions, TYPED } from '../../testing/builders'
import { namedChoices, namedViews, readChoices, writeChoices } from './choice-address'
import type { ChoiceFilter } from './filters'

const QUESTIONS = questions({
  ...{ ...TYPED['single-choice'], id: 'tipo' },
  opciones: [anOption(0, { id: 'luz' }), anOption(1, { id: 'bache' })],
})
const read = (address: string) => readChoices(new URLSearchParams(address))

describe('choices in the address of a list', () => {
  it.each<ChoiceFilter>([
    { question: 'tipo', value: 'luz' },
    { question: 'a:b%c', value: '1:2&=#@é' },
    { question: 'varias', value: 'true' },
    { question: 'a:b', value: '3', byPosition: true },
  ])('DAY-01 are read as they were written: %j', (choice) => {
    const params = new URLSearchParams()
    writeChoices(params, [choice])
    expect(read(params.toString())).toEqual([choice])
  })

  it.each(['opcion=', 'opcion=a', 'opcion=a:', 'opcion=:b', 'opcion=a:b:c', 'opcion=%25:b', 'eleccion=a:b'])(
    'DAY-01 are left out where they cannot be understood: %s',
    (address) => {
      expect(read(address)).toEqual([])
    },
  )

  it('DAY-01 a position from before is the option that stands there now; yes and no have none', () => {
    expect(namedChoices(read('eleccion=tipo:1&eleccion=varias:true'), QUESTIONS)).toEqual([
      { question: 'tipo', value: 'bache' },
      { question: 'varias', value: 'true' },
    ])
    const gone = read('eleccion=tipo:7&eleccion=otra:0')
    expect(namedChoices(gone, QUESTIONS)).toEqual(gone)
  })
})

describe('saved views', () => {
  it('DAY-02 from before get the ids of their options, once, and keep everything else', () => {
    const views = [
      { nombre: 'Baches', filtro: 'estado=1&eleccion=tipo%3A1&vista=mapa' },
      { nombre: 'Hoy', filtro: 'dia=2026-03-01' },
    ]
    const named = namedViews(views, QUESTIONS)
    expect(named).toEqual([
      { nombre: 'Baches', filtro: 'estado=1&vista=mapa&opcion=tipo%3Abache' },
      { nombre: 'Hoy', filtro: 'dia=2026-03-01' },
    ])
    expect(named[1]).toBe(views[1])
    expect(namedViews(named, QUESTIONS).every((view, index) => view === named[index])).toBe(true)
  })

  it('DAY-02 keep a position that the form does not have', () => {
    const [view] = namedViews([{ nombre: 'Otra', filtro: 'eleccion=tipo%3A9' }], QUESTIONS)
    expect(view?.filtro).toBe('eleccion=tipo%3A9')
  })
})
