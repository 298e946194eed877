import { describe, expect, it } from 'vitest'
import { AREA, MUNICIPALITY_PATH, OTHER_AREA, aUser } from '../../testing/builders'
import { answersTo, oneAnswer, oneForm, oneRequest, oneUser, statisticsOf, usersOf } from './things'

const PLACED = { areas: [AREA], municipalityPath: MUNICIPALITY_PATH }
const ELSEWHERE = 'paises/es/provincias/lleida/municipios/vall-alta'

describe('what an ability is asked about', () => {
  it('ROLE-02 a form and an answer stand in their areas; an answer also belongs to its author', () => {
    expect(oneForm({ ...PLACED })).toEqual({ kind: 'form', ...PLACED })
    expect(oneAnswer({ ...PLACED, creadoPor: 'eva' })).toEqual({
      kind: 'answer',
      ...PLACED,
      creadoPor: 'eva',
    })
  })

  it('ROLE-03 the answers of a form belong to nobody unless an author is named', () => {
    expect(answersTo(PLACED)).toEqual(oneAnswer({ ...PLACED, creadoPor: '' }))
    expect(answersTo(PLACED, 'eva')).toEqual(oneAnswer({ ...PLACED, creadoPor: 'eva' }))
  })

  it('STAT-03 counts are those of all authors unless one author is named', () => {
    expect(statisticsOf(PLACED)).toEqual({ kind: 'formStatistics', ...PLACED, author: null })
    expect(statisticsOf(PLACED, 'eva')).toEqual({ kind: 'formStatistics', ...PLACED, author: 'eva' })
  })

  it('USER-06 a request for a user belongs to its municipality', () => {
    expect(oneRequest(PLACED)).toEqual({ kind: 'userRequest', municipalityPath: MUNICIPALITY_PATH })
  })

  it.each([
    ['of one municipality', aUser('ROLE_SUPERVISOR', { areas: [AREA, OTHER_AREA] }), 'municipalityUser'],
    ['without areas', aUser('ROLE_SUPERVISOR', { areas: [] }), 'municipalityUser'],
    [
      'of two municipalities',
      aUser('ROLE_SUPERVISOR', { areas: [AREA, `${ELSEWHERE}/areas_municipales/a`] }),
      'user',
    ],
    ['who is administrator', aUser('ROLE_ADMIN'), 'user'],
  ])('USER-03 a member of the staff %s is asked about as they are kept', (_words, user, kind) => {
    expect(oneUser(user)).toEqual({ kind, username: 'mgomez', municipalityPath: MUNICIPALITY_PATH })
  })

  it('USER-03 the staff of a municipality, asked about as a whole, is no single person', () => {
    expect(usersOf(ELSEWHERE)).toEqual({
      kind: 'municipalityUser',
      username: '',
      municipalityPath: ELSEWHERE,
    })
  })
})
