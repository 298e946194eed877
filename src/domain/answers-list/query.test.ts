import { describe, expect, it } from 'vitest'
import { aUser, AREA, areaPath, MUNICIPALITY_PATH, OTHER_AREA } from '../../testing/builders'
import { ROLES, type Role } from '../user/roles'
import { NO_FILTERS, type AnswerFilters } from './filters'
import { answersQuery, changesQuery, listsAll, noticesQuery, ownAnswersQuery, tasksQuery } from './query'
import { indexFields } from '../../testing/index-fields'

const FORM = { id: 'comercios', areas: [AREA] }
const whereFor = (role: Role, filters: Partial<AnswerFilters> = {}, user = {}) =>
  answersQuery(aUser(role, user), FORM, { ...NO_FILTERS, ...filters }).where

describe('which answers a list asks for', () => {
  it('ROLE-02 the administrator asks for the form alone', () => {
    expect(whereFor('ROLE_ADMIN')).toEqual([{ field: 'idPlantilla', op: '==', value: 'comercios' }])
  })

  it('AUTH-05 a person without a role asks for the own answers only', () => {
    const user = { roles: [], username: 'nadie', email: 'nadie@villadelrio.test' }
    expect(whereFor('ROLE_ADMIN', {}, user)).toEqual([
      { field: 'idPlantilla', op: '==', value: 'comercios' },
      { field: 'creadoPor', op: 'in', value: ['nadie', 'nadie@villadelrio.test'] },
    ])
  })

  it('ROLE-02 an elevated supervisor asks for the own municipality', () => {
    const condition = { field: 'municipalityPath', op: '==', value: MUNICIPALITY_PATH }
    expect(whereFor('ROLE_SUPERVISOR_ELEVADO')).toContainEqual(condition)
  })

  it('ALIST-08 a supervisor asks for the own areas, those of the form first', () => {
    const condition = { field: 'areas', op: 'array-contains-any', value: [AREA, OTHER_AREA] }
    expect(whereFor('ROLE_SUPERVISOR', {}, { areas: [OTHER_AREA, AREA] })).toContainEqual(condition)
  })

  it('ALIST-08 asks for no more alternatives than Firestore takes', () => {
    const areas = Array.from({ length: 40 }, (_, index) => areaPath(`area-${index}`))
    const alternatives = (role: Role) =>
      whereFor(role, {}, { areas })
        .map(({ value }) => (Array.isArray(value) ? value.length : 1))
        .reduce((product, each) => product * each, 1)
    expect(alternatives('ROLE_SUPERVISOR')).toBe(30)
    expect(alternatives('ROLE_INSPECTOR')).toBe(30)
  })

  it('ALIST-08 an inspector asks for own answers under the username or the e-mail, whoever the filter names', () => {
    const user = { username: 'ines', email: 'ines@villadelrio.test' }
    const where = whereFor('ROLE_INSPECTOR', { author: 'otra' }, user)
    expect(where.filter(({ field }) => field === 'creadoPor')).toEqual([
      { field: 'creadoPor', op: 'in', value: ['ines', 'ines@villadelrio.test'] },
    ])
  })

  it('ALIST-02 each filter is one condition; the dates are compared with the field that the list is sorted by', () => {
    const filters: AnswerFilters = {
      code: 'VDR-7K3M9QXT2B',
      author: 'ines',
      assignee: 'sara',
      citizenDni: '24123456',
      state: '0',
      period: { day: '2026-10-05' },
      order: 'lastUpdate',
      search: '',
      choices: [],
    }
    expect(whereFor('ROLE_ADMIN', filters)).toEqual([
      { field: 'idPlantilla', op: '==', value: 'comercios' },
      { field: 'codigoMunicipio', op: '==', value: 'VDR-7K3M9QXT2B' },
      { field: 'creadoPor', op: '==', value: 'ines' },
      { field: 'asignado', op: '==', value: 'sara' },
      { field: 'datosCiudadano.dni', op: '==', value: '24123456' },
      { field: 'estados.clave', op: '==', value: '0' },
      { field: 'lastUpdate', op: '>=', value: new Date(2026, 9, 5) },
      { field: 'lastUpdate', op: '<=', value: new Date(2026, 9, 5, 23, 59, 59, 999) },
    ])
  })

  it('REACH-08 ALIST-02 by what is due first asks for days of the town hall, and leaves out what has no term', () => {
    const asked = (given: Partial<AnswerFilters>) =>
      answersQuery(
        aUser('ROLE_ADMIN'),
        { ...FORM, zonaHoraria: 'Asia/Tokyo' },
        { ...NO_FILTERS, order: 'vence', ...given },
      )
    const due = (from: string, to: string) => [
      { field: 'idPlantilla', op: '==', value: 'comercios' },
      { field: 'vence', op: '>=', value: from },
      { field: 'vence', op: '<=', value: to },
    ]
    const any = asked({})
    expect([any.order, any.ascending]).toEqual(['vence', true])
    expect(any.where).toEqual(due('0', '9999-12-31'))
    expect(asked({ period: { day: '2026-10-05' } }).where).toEqual(due('2026-10-05', '2026-10-05'))
    expect(asked({ period: { from: null, to: '2026-10-04' } }).where).toEqual(due('0', '2026-10-04'))
    expect(asked({ period: { from: '2026-10-05', to: null } }).where).toEqual(due('2026-10-05', '9999-12-31'))
    // Every answer is counted beside the form; those that are due are not.
    expect(listsAll(aUser('ROLE_ADMIN'), { ...NO_FILTERS, order: 'vence' })).toBe(false)
  })

  it('ALIST-02 each query is served by one index per field, besides that of the form', () => {
    const query = answersQuery(aUser('ROLE_ADMIN'), FORM, {
      ...NO_FILTERS,
      state: '1',
      period: { day: '2026-10-05' },
    })
    expect(indexFields(query)).toEqual([['idPlantilla', 'estados.clave']])
    expect(indexFields(answersQuery(aUser('ROLE_ADMIN'), FORM, NO_FILTERS))).toEqual([['idPlantilla']])
  })
})

describe('ALIST-07 which answers the list of the own answers asks for', () => {
  const NAMES = { username: 'ana', email: 'ana@villadelrio.test' }
  const own = (role: Role, user = {}) => ownAnswersQuery(aUser(role, { ...NAMES, ...user }), FORM)

  it.each(ROLES)('ALIST-07 %s asks for those under the own username or e-mail', (role) => {
    const { where, order } = own(role)
    expect(where.filter(({ field }) => field === 'creadoPor')).toEqual([
      { field: 'creadoPor', op: 'in', value: ['ana', 'ana@villadelrio.test'] },
    ])
    expect(where).toContainEqual({ field: 'idPlantilla', op: '==', value: 'comercios' })
    expect(order).toBe('fechaCreacion')
  })

  it('ALIST-07 it asks only where the role may read, and for no more alternatives than Firestore takes', () => {
    const areas = Array.from({ length: 40 }, (_, index) => areaPath(`area-${index}`))
    const places = own('ROLE_SUPERVISOR', { areas }).where.find(({ field }) => field === 'areas')
    expect(places?.value).toHaveLength(15)
    expect(own('ROLE_SUPERVISOR_ELEVADO').where).toContainEqual(
      expect.objectContaining({ field: 'municipalityPath' }),
    )
    expect(own('ROLE_ADMIN').where).toHaveLength(2)
  })

  it('ALIST-07 a person without e-mail asks by the username alone', () => {
    const { where } = own('ROLE_INSPECTOR', { email: '' })
    expect(where).toContainEqual({ field: 'creadoPor', op: 'in', value: ['ana'] })
  })
})

it('ALIST-05 a list that listens for changes asks for the same answers as the list itself', () => {
  const { where, order } = changesQuery(aUser('ROLE_INSPECTOR'), FORM)
  expect(order).toBe('lastUpdate')
  expect(where).toEqual(whereFor('ROLE_INSPECTOR'))
})

describe('what is new for a person', () => {
  const SINCE = { since: new Date('2026-11-20T12:00:00Z'), yesterday: '2026-11-24' }
  const mine = { field: 'asignado', op: '==', value: 'ana' }

  it.each(ROLES)('REACH-07 SEC-01 is asked by %s with what the rules want, as their lists', (role) => {
    const user = aUser(role, { username: 'ana', areas: [AREA] })
    const visible = answersQuery(user, { id: 'f', areas: [] }, NO_FILTERS).where.filter(
      ({ field }) => field !== 'idPlantilla',
    )
    for (const kind of ['asignadas', 'vencidas', 'revisadas', 'nuevas'] as const)
      expect(noticesQuery(user, kind, SINCE).where).toEqual(expect.arrayContaining(visible))
  })

  it('REACH-07 turns are one’s own: the newest first, what is late by its day, and nothing that is due today', () => {
    const user = aUser('ROLE_SUPERVISOR', { username: 'ana', areas: [] })
    const assigned = noticesQuery(user, 'asignadas', SINCE)
    expect(assigned.where).toEqual(
      expect.arrayContaining([mine, { field: 'asignadoEl', op: '>=', value: SINCE.since }]),
    )
    expect([assigned.order, assigned.ascending]).toEqual(['asignadoEl', false])
    const late = noticesQuery(user, 'vencidas', SINCE)
    expect(late.where).toEqual(
      expect.arrayContaining([
        mine,
        { field: 'vence', op: '>=', value: '0' },
        { field: 'vence', op: '<=', value: '2026-11-24' },
      ]),
    )
    expect([late.order, late.ascending]).toEqual(['vence', true])
  })
})

describe('whose turn it is', () => {
  const areas = (count: number) => Array.from({ length: count }, (_, at) => `${AREA}-${at}`)
  const turnsOf = (role: Role, count: number) =>
    tasksQuery(aUser(role, { username: 'ana', areas: areas(count) }), 'mine').where

  it('REACH-08 mine is also what is the turn of my groups', () => {
    expect(turnsOf('ROLE_SUPERVISOR', 2)).toContainEqual({
      field: 'asignado',
      op: 'in',
      value: ['ana', ...areas(2)],
    })
  })

  it.each([
    ['ROLE_SUPERVISOR', 5, 5],
    ['ROLE_SUPERVISOR', 6, 4],
    ['ROLE_SUPERVISOR', 40, 0],
    ['ROLE_SUPERVISOR_ELEVADO', 40, 29],
    ['ROLE_INSPECTOR', 3, 3],
    ['ROLE_INSPECTOR', 8, 0],
  ] as const)(
    'REACH-08 of %s with %i areas a query names so many groups as the store takes: %i',
    (role, count, groups) => {
      const where = turnsOf(role, count)
      const turn = where.find(({ field }) => field === 'asignado')
      expect(turn?.value).toEqual(groups === 0 ? 'ana' : ['ana', ...areas(groups)])
      const alternatives = where.reduce(
        (product, { value }) => product * (Array.isArray(value) ? value.length : 1),
        1,
      )
      expect(alternatives).toBeLessThanOrEqual(30)
    },
  )
})
