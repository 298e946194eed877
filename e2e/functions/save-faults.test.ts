import { Timestamp } from 'firebase/firestore/lite'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { formAt, formDocuments } from '../rules/documents'
import { OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { failureOf } from './data'
import { answersAndCount, draftOf, openPage, said } from './saving'
import { beginWorld, owner, read } from './world'

const form = formAt(OWN_AREA, {
  id: 'faults',
  responsesCount: 1000,
  opcionales: { ...NO_OPTIONS, publico: true, limitResponses: true },
})
const { fetch } = globalThis
type Request = Parameters<typeof fetch>

beforeAll(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
})
afterEach(() => {
  globalThis.fetch = fetch
  vi.useRealTimers()
})

const draft = () => draftOf(form, owner)

const gone = () => new TypeError('fetch failed')
/** The reply begins and breaks off. */
async function torn(request: Request): Promise<Response> {
  const { status, headers } = await fetch(...request)
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'))
      controller.error(gone())
    },
  })
  return new Response(body, { status, headers })
}
async function unheard(request: Request): Promise<Response> {
  await fetch(...request)
  throw gone()
}
/** The line goes while the request is on it: whether it arrived, nobody knows. */
async function interrupted([input, init]: Request): Promise<Response> {
  const line = new AbortController()
  const request = fetch(input, { ...init, signal: line.signal })
  setTimeout(() => line.abort(), 3)
  return request.catch(() => Promise.reject(gone()))
}

type Fault = (request: Request) => Promise<Response>
const FAULTS: [string, Fault][] = [
  ['is not sent', () => Promise.reject(gone())],
  ['is interrupted', interrupted],
  ['is not answered', unheard],
  ['is answered by half', torn],
]

/** Breaks request number `at` (from 1), or everything from it on; counts what was asked. */
function cut(fault: Fault, at: number, forGood: boolean) {
  const asked = { times: 0 }
  globalThis.fetch = (...request) => {
    asked.times += 1
    return asked.times === at || (forGood && asked.times > at) ? fault(request) : fetch(...request)
  }
  return asked
}

describe('the network cut during a save', () => {
  const cases = FAULTS.flatMap(([name, fault]) =>
    [false, true].map((forGood): [string, Fault, boolean] => [
      `${name}${forGood ? ', nor any after it' : ''}`,
      fault,
      forGood,
    ]),
  )

  it.each(cases)(
    'ANS-15 a request that %s, at every point: one answer, however it is tried again',
    async (_n, fault, forGood) => {
      let reached = true
      for (let at = 1; reached; at += 1) {
        const save = await openPage()
        const { path, saying } = draft()
        const [before] = await answersAndCount(form, owner)
        const asked = cut(fault, at, forGood)
        const failure = await failureOf(save(saying('Ana')))
        reached = asked.times >= at
        globalThis.fetch = fetch
        if (failure !== null) {
          expect(failure).toMatchObject({ name: 'DataError' })
          // The draft is tried again, twice for good measure.
          await save(saying('Ana'))
        }
        await save(saying('Ana'))
        expect(await read(path)).toMatchObject({ secciones: said('Ana') })
        const [after, counted] = await answersAndCount(form, owner)
        expect(after).toBe(before + 1)
        expect(counted).toBe(after)
        expect(at).toBeLessThan(20)
      }
    },
  )
})

describe('an earlier try that arrived', () => {
  const lostReply =
    (calls: string) =>
    async (...request: Request) => {
      const response = await fetch(...request)
      if (String(request[0]).includes(calls)) throw gone()
      return response
    }

  it('ANS-15 is not taken for the answer that was changed since', async () => {
    const save = await openPage()
    const { path, saying } = draft()
    let commits = 0
    globalThis.fetch = async (...request) => {
      const response = await fetch(...request)
      // One that meets another on the form's counter is refused, stores nothing and comes again.
      const isCommit = String(request[0]).includes(':commit') && response.ok
      if (isCommit) commits += 1
      // The word on the save and on whether it arrived both get lost.
      if (commits > 0) throw gone()
      return response
    }
    expect(await failureOf(save(saying('Ana')))).toMatchObject({ code: 'offline' })
    globalThis.fetch = fetch
    expect(await failureOf(save(saying('Ana Paz')))).toMatchObject({ name: 'DataError', code: 'conflict' })
    expect(await read(path)).toMatchObject({ secciones: said('Ana') })
    await save(saying('Ana'))
  })

  it('ANS-15 is one answer after twenty tries at once, half of whose replies got lost', async () => {
    const save = await openPage()
    const { saying } = draft()
    const [before] = await answersAndCount(form, owner)
    let turn = 0
    const deaf = lostReply(':commit')
    globalThis.fetch = (...request) => ((turn += 1) % 2 === 0 ? deaf(...request) : fetch(...request))
    await Promise.all(Array.from({ length: 20 }, () => save(saying('Ana'))))
    globalThis.fetch = fetch
    expect(await answersAndCount(form, owner)).toEqual([before + 1, before + 1])
  })
})

describe('a device whose clock is wrong', () => {
  it.each([-1, 1])('ANS-15 by %i day: the answer is saved with the time of the server', async (days) => {
    const real = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: real + days * 86_400_000 })
    const save = await openPage()
    const { path, saying } = draft()
    await save(saying('Ana'))
    vi.useRealTimers()
    const stored = await read(path)
    const at: unknown = stored?.fechaCreacion
    if (!(at instanceof Timestamp)) throw new Error('no time')
    expect(Math.abs(at.toMillis() - real)).toBeLessThan(600_000)
  })
})
