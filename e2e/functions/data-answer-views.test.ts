import { serverTimestamp } from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  countOwnAnswers,
  listAnswerPlaces,
  listOwnAnswersPage,
  type AnswersCursor,
} from '../../src/data/staff/list-answers'
import { watchAnswer, watchNewestChange } from '../../src/data/staff/live-answers'
import { ROLES, type Role } from '../../src/domain/user/roles'
import type { StoredAnswer } from '../../src/domain/answer/answer'
import { PLACE_FIELDS } from '../../src/domain/answers-list/map'
import { toVersion } from '../../src/domain/form/version'
import type { User } from '../../src/domain/user/user'
import { anAnswer, AREA, OTHER_AREA, THREE_STATES } from '../../src/testing/builders'
import { rolesThatMay } from '../../src/testing/who-may'
import { formAt, formDocuments, stored } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { connectData, enter, failureOf, leave, readsOf } from './data'
import { beginWorld, change, eventually, hire, owner, remove } from './world'

const FORM = formAt(OWN_AREA, { id: 'vistas', areas: [AREA], estados: THREE_STATES })
const VERSION = toVersion(FORM)
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
const nameOf = (role: Role) => role.toLowerCase().replace('role_', '').replaceAll('_', '-')

/** An answer given by somebody so many minutes ago, as stored. */
const given = (id: string, creadoPor: string, minutes: number, more: Partial<StoredAnswer> = {}) => ({
  [`respuestas_formularios/${id}`]: {
    ...stored(owner, anAnswer({ id, version: VERSION, code: `VDR-${id}` })),
    creadoPor,
    fechaCreacion: ago(minutes),
    lastUpdate: ago(minutes),
    ...more,
  },
})

let sara: User
let ines: User
const staff = new Map<Role, User>()

beforeAll(async () => {
  connectData()
  await beginWorld()
  sara = await hire('sara', 'ROLE_SUPERVISOR')
  ines = await hire('ines', 'ROLE_INSPECTOR')
  await layOut(formDocuments(owner, FORM), owner)
  for (const role of ROLES) {
    const user = await hire(nameOf(role), role)
    staff.set(role, user)
    await layOut(
      {
        ...given(`${user.username}-new`, user.username, 1),
        ...given(`${user.username}-old`, user.email, 3),
      },
      owner,
    )
  }
})
afterAll(leave)

describe('the own answers of a form', () => {
  it.each(rolesThatMay('create', 'answer'))(
    'ALIST-07 %s gets those under the own username and e-mail, newest first, and their number',
    async (role) => {
      const user = staff.get(role) ?? sara
      await enter(user)
      const { value, reads } = await readsOf(() =>
        Promise.all([listOwnAnswersPage({ form: FORM, user }), countOwnAnswers({ form: FORM, user })]),
      )
      const [page, total] = value
      expect(page.answers.map(({ id }) => id)).toEqual([`${user.username}-new`, `${user.username}-old`])
      expect(page).toMatchObject({ damaged: 0, cursor: null })
      expect(total).toBe(2)
      expect(reads).toBe(3)
    },
  )

  it('ALIST-07 ROLE-03 the generator is refused', async () => {
    const user = staff.get('ROLE_GENERADOR') ?? sara
    await enter(user)
    expect(await failureOf(listOwnAnswersPage({ form: FORM, user }))).toMatchObject({ code: 'forbidden' })
  })

  it('ALIST-07 ALIST-08 are refused to whoever claims to be somebody else, or of another area', async () => {
    await enter(ines)
    const forged: Partial<User>[] = [
      { username: 'sara', email: sara.email },
      { areas: [OTHER_AREA] },
      { roles: ['ROLE_ADMIN'], areas: [] },
    ]
    for (const lie of forged) {
      const work = listOwnAnswersPage({ form: FORM, user: { ...ines, ...lie } })
      expect(await failureOf(work)).toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('the answers of a map', () => {
  const MANY = formAt(OWN_AREA, { id: 'muchos-lugares', areas: [AREA] })
  const PAGE_SIZE = 20
  const NUMBER = PAGE_SIZE + 2

  it('ALIST-03 come page by page, newest first, each once and for one read, with only what the map shows', async () => {
    const answer = stored(owner, anAnswer({ version: toVersion(MANY) }))
    const documents = Array.from({ length: NUMBER }, (_, n): [string, object] => [
      `respuestas_formularios/lugar-${n}`,
      {
        ...answer,
        codigoMunicipio: `VDR-${n}`,
        fechaCreacion: ago(n),
        ubicacion: { latlng: { lat: -31, lng: -64 }, direccion: 'Belgrano 120' },
      },
    ])
    await layOut({ ...formDocuments(owner, MANY), ...Object.fromEntries(documents) }, owner)
    await enter(sara)
    const seen: string[] = []
    let after: AnswersCursor | null = null
    const { reads } = await readsOf(async () => {
      do {
        const asked: { after: AnswersCursor | null } = { after }
        const page = await listAnswerPlaces({ form: MANY, user: sara, pageSize: PAGE_SIZE, ...asked })
        seen.push(...page.places.map(({ id }) => id))
        after = page.cursor
        expect(Object.keys(page.places[0] ?? {}).toSorted()).toEqual([...PLACE_FIELDS, 'id'].toSorted())
      } while (after)
    })
    expect(seen).toEqual(Array.from({ length: NUMBER }, (_, n) => `lugar-${n}`))
    expect(reads).toBe(NUMBER)
  })

  it('ALIST-08 ALIST-03 do not show an inspector the places of other people’s answers', async () => {
    await enter(ines)
    const { places } = await listAnswerPlaces({ form: MANY, user: ines })
    expect(places).toEqual([])
    const forged = { ...ines, roles: ['ROLE_SUPERVISOR'] }
    expect(await failureOf(listAnswerPlaces({ form: MANY, user: forged }))).toMatchObject({
      code: 'forbidden',
    })
  })
})

describe('changes that others make meanwhile', () => {
  const LIVE = formAt(OWN_AREA, { id: 'en-vivo', areas: [AREA], estados: THREE_STATES })
  const move = (id: string, actual: number) =>
    change(`respuestas_formularios/${id}`, { 'estados.actual': actual, lastUpdate: serverTimestamp() })

  beforeAll(async () => {
    const ofForm = { idPlantilla: LIVE.id, estados: THREE_STATES }
    await layOut(
      {
        ...formDocuments(owner, LIVE),
        ...given('de-sara', 'sara', 20, ofForm),
        ...given('de-ines', 'ines', 30, ofForm),
      },
      owner,
    )
  })

  it('ALIST-05 a move is seen at once by whoever may see the answer, for two reads', async () => {
    await enter(sara)
    const heard: string[] = []
    const { reads } = await readsOf(async () => {
      const stop = watchNewestChange({ form: LIVE, user: sara }, ({ id, estados }) => {
        heard.push(`${id} ${estados.actual}`)
      })
      await eventually(async () => expect(heard).toEqual(['de-sara 0']))
      await move('de-ines', 1)
      await eventually(async () => expect(heard).toEqual(['de-sara 0', 'de-ines 1']))
      stop()
    })
    expect(reads).toBe(2)
  })

  it('ALIST-08 an inspector is told of the own answers only, whoever they claim to be', async () => {
    await enter(ines)
    const heard: string[] = []
    const lies: string[] = []
    const forged = { ...ines, roles: ['ROLE_SUPERVISOR'] }
    const stops = [
      watchNewestChange({ form: LIVE, user: ines }, ({ id }) => heard.push(id)),
      watchNewestChange({ form: LIVE, user: forged }, ({ id }) => lies.push(id)),
    ]
    await eventually(async () => expect(heard).toEqual(['de-ines']))
    await move('de-sara', 1)
    await move('de-ines', 2)
    await eventually(async () => expect(heard).toEqual(['de-ines', 'de-ines']))
    expect(lies).toEqual([])
    for (const stop of stops) stop()
  })

  it('ALIST-05 a person who reads an answer is told when it moves and when it is gone', async () => {
    await enter(sara)
    const heard: (number | null)[] = []
    const stop = watchAnswer('de-sara', (lastUpdate) => heard.push(lastUpdate?.getTime() ?? null))
    await eventually(async () => expect(heard).toHaveLength(1))
    await move('de-sara', 2)
    await eventually(async () => expect(heard).toHaveLength(2))
    expect(heard[1]).toBeGreaterThan(heard[0] ?? Infinity)
    await remove('respuestas_formularios/de-sara')
    await eventually(async () => expect(heard.at(-1)).toBeNull())
    stop()
  })
})
