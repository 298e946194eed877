import { describe, expect, it } from 'vitest'
import { choiceOf, FIRST_CHOICE, isQuiet, tellsAtOnce, wants, whenOf, type NoticeChoice } from './choice'

const choice = (given: Partial<NoticeChoice>): NoticeChoice => ({ ...FIRST_CHOICE, ...given })

describe('of what staff are told', () => {
  it('REACH-07 who chose nothing is told once a day what is assigned and late, and nothing else', () => {
    expect(choiceOf(undefined)).toMatchObject({
      ...{ asignadas: 'dia', vencidas: 'dia', revisadas: 'no', nuevas: 'no' },
      ...{ formularios: {}, ya: false },
    })
  })

  it.each([
    null,
    7,
    'ya',
    [],
    { asignadas: 'ya' },
    { ...FIRST_CHOICE, vencidas: 'ya' },
    { ...FIRST_CHOICE, idioma: 'xx' },
    { ...FIRST_CHOICE, formularios: { f: 'siempre' } },
  ])('REACH-07 what cannot be read (%j) is as if nothing had been chosen', (stored) =>
    expect(choiceOf(stored)).toEqual(FIRST_CHOICE),
  )

  it('REACH-07 a form may be told of otherwise, which says nothing of turns', () => {
    const one = choice({ nuevas: 'dia', asignadas: 'no', formularios: { ruidos: 'ya', podas: 'no' } })
    expect(['ruidos', 'podas', 'otro'].map((form) => whenOf(one, 'nuevas', form))).toEqual([
      'ya',
      'no',
      'dia',
    ])
    expect(whenOf(one, 'revisadas', 'ruidos')).toBe('ya')
    expect(whenOf(one, 'asignadas', 'ruidos')).toBe('no')
    expect(whenOf(one, 'nuevas', 'toString')).toBe('dia')
  })

  it('REACH-07 somebody is told at once when anything is, be it of one form', () => {
    expect(tellsAtOnce(FIRST_CHOICE)).toBe(false)
    expect(tellsAtOnce(choice({ nuevas: 'ya' }))).toBe(true)
    expect(tellsAtOnce(choice({ asignadas: 'ya' }))).toBe(true)
    expect(tellsAtOnce(choice({ formularios: { ruidos: 'ya' } }))).toBe(true)
    expect(wants(choice({ formularios: { ruidos: 'dia' } }), 'nuevas', 'dia')).toBe(true)
    expect(wants(choice({ asignadas: 'no', formularios: { ruidos: 'dia' } }), 'asignadas', 'dia')).toBe(false)
  })

  it.each([
    ['06:59', true],
    ['07:00', false],
    ['20:59', false],
    ['21:00', true],
    ['00:00', true],
  ])('REACH-07 at %s people are left in peace: %s', (time, quiet) => expect(isQuiet(time)).toBe(quiet))
})
