import { withCurrentState } from '../../src/domain/form/state-ref'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersAbout } from '../../src/data/staff/find-recipient'
import { authorOf } from '../../src/domain/answering/new-answer'
import { NO_FILTERS, type AnswerFilters } from '../../src/domain/answers-list/filters'
import { toVersion } from '../../src/domain/form/version'
import type { User } from '../../src/domain/user/user'
import { anAnswer, AREA, OTHER_AREA } from '../../src/testing/builders'
import { formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, listAnswers, readsOf } from './data'
import { beginWorld, hire, owner } from './world'

let inspector: User
let supervisor: User
let elevated: User

describe('filters of the list of answers', () => {
  const FILTERED = formAt(OWN_AREA, { id: 'filtrado', areas: [AREA] })
  const day = (number: number) => new Date(2026, 2, number, 12)
  const citizen = (dni: string) => ({
    ...{ id: dni, nombre: 'Norma', apellido: 'Vega', dni, cuit: '', email: '', telefono: '', calle: '' },
    tipo: 'fisica',
  })
  /** Eight answers: every combination of author, state and recipient, a day apart. */
  const facts = Array.from({ length: 8 }, (_, n) => ({
    id: `filtered-${n}`,
    codigoMunicipio: `VDR-000000000${n}`,
    creadoPor: n % 2 ? 'ines' : 'sara',
    actual: n % 4 < 2 ? 0 : 1,
    dni: n < 4 ? '24123456' : '30111222',
    fechaCreacion: day(1 + n),
    // The order of changes is the other way round.
    lastUpdate: day(20 - n),
  }))
  const listed = async (user: User, filters: Partial<AnswerFilters>) => {
    const { answers, total } = await listAnswers({
      form: FILTERED,
      user,
      filters: { ...NO_FILTERS, ...filters },
    })
    expect(total).toBe(answers.length)
    return answers.map(({ id }) => Number(id.split('-')[1]))
  }

  beforeAll(async () => {
    connectData()
    await beginWorld()
    inspector = await hire('ines', 'ROLE_INSPECTOR')
    supervisor = await hire('sara', 'ROLE_SUPERVISOR', { areas: [AREA, OTHER_AREA] })
    elevated = await hire('elva', 'ROLE_SUPERVISOR_ELEVADO', { areas: [OTHER_AREA] })
    const version = toVersion(FILTERED)
    const documents = facts.map(({ id, actual, dni, ...fields }): [string, object] => {
      const answer = anAnswer({ id, version, author: authorOf(supervisor, ''), code: fields.codigoMunicipio })
      const estados = withCurrentState(answer.estados, actual)
      return [
        `respuestas_formularios/${id}`,
        { ...stored(owner, { ...answer, estados, datosCiudadano: citizen(dni) }), ...fields },
      ]
    })
    await layOut({ ...formDocuments(owner, FILTERED), ...Object.fromEntries(documents) }, owner)
  })

  afterAll(leave)

  it('ALIST-02 each filter leaves the answers that it names, newest first', async () => {
    await enter(supervisor)
    expect(await listed(supervisor, { code: 'VDR-0000000003' })).toEqual([3])
    expect(await listed(supervisor, { author: 'ines' })).toEqual([7, 5, 3, 1])
    expect(await listed(supervisor, { citizenDni: '24123456' })).toEqual([3, 2, 1, 0])
    expect(await listed(supervisor, { state: '1' })).toEqual([7, 6, 3, 2])
    expect(await listed(supervisor, { period: { day: '2026-03-04' } })).toEqual([3])
    expect(await listed(supervisor, { period: { from: '2026-03-03', to: '2026-03-05' } })).toEqual([4, 3, 2])
    expect(await listed(supervisor, { period: { from: null, to: '2026-03-02' } })).toEqual([1, 0])
    expect(await listed(supervisor, { order: 'lastUpdate', period: { day: '2026-03-20' } })).toEqual([0])
    expect(await listed(supervisor, { code: 'VDR-' })).toEqual([])
  })

  it('ALIST-02 filters together leave the answers that all of them name', async () => {
    await enter(supervisor)
    const all: Partial<AnswerFilters> = {
      author: 'ines',
      citizenDni: '24123456',
      state: '1',
      period: { from: '2026-03-01', to: '2026-03-31' },
      order: 'lastUpdate',
    }
    expect(await listed(supervisor, all)).toEqual([3])
    expect(await listed(supervisor, { ...all, state: null })).toEqual([1, 3])
  })

  it('ALIST-08 no filter shows an inspector other than own answers', async () => {
    await enter(inspector)
    expect(await listed(inspector, { author: 'sara' })).toEqual([7, 5, 3, 1])
    expect(await listed(inspector, { code: 'VDR-0000000002' })).toEqual([])
    expect(await listed(inspector, { state: '1' })).toEqual([7, 3])
  })

  it('HOME-03 HOME-04 finds the answers about a recipient in the own areas, newest first', async () => {
    await enter(supervisor)
    const { value, reads } = await readsOf(() => answersAbout(supervisor, '24.123.456'))
    expect(value.map(({ id }) => id)).toEqual(['filtered-3', 'filtered-2', 'filtered-1', 'filtered-0'])
    expect(reads).toBe(4)
    await enter(elevated)
    expect(await answersAbout(elevated, '24123456')).toEqual([])
  })

  it('ALIST-08 asking for answers of another area is refused', async () => {
    await enter(inspector)
    const forged = { ...inspector, roles: ['ROLE_ADMIN'] }
    expect(await failureOf(listAnswers({ form: FILTERED, user: forged }))).toMatchObject({
      code: 'forbidden',
    })
  })
})
