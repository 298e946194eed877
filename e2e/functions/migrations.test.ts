import { beforeEach, describe, expect, it } from 'vitest'
import { migrate, type Migrating } from '../../functions/src/migrations/migrate'
import { acquireLease, pendingMigrations, readState } from '../../functions/src/migrations/state'
import { WORK, type Migration } from '../../functions/src/migrations/work'
import { MIGRATIONS, migrationNamed } from '../../src/domain/migrations'
import { answerPath, MIGRATIONS_PATH } from '../../src/domain/store-paths'
import { formWorkPath } from '../../src/domain/work/form-work'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { heard } from './events'
import { typed } from './operator-command'
import { beginWorld, change, owner, read, write } from './world'

const ANA = { creadoPor: 'ana', uid: 'uid-ana', firstName: 'Ana', lastName: 'Paz', inspectorID: '' }
const say = () => undefined

/** A form with an answer from before, of which no function ever heard. */
async function fromBefore(): Promise<{ formId: string; answerId: string }> {
  const form = formAt(OWN_AREA, { id: newName(owner, 'antes') })
  await layOut(formDocuments(owner, form), owner)
  const answer = answerTo(form, ANA, { id: newName(owner, 'antes') })
  await write(answerPath(answer.id), stored(owner, answer))
  return { formId: form.id, answerId: answer.id }
}

beforeEach(() => beginWorld())

describe('migrations', () => {
  it('OPS-07 bring documents from before into the shape of now, once, and say what they did', async () => {
    const { formId, answerId } = await fromBefore()
    const said: string[] = []
    const asked: Migrating = { say: (line) => said.push(line) }
    expect(await migrate(asked)).toEqual(MIGRATIONS)
    expect((await read(HOME))?.zonaHoraria).toEqual(expect.any(String))
    expect((await read(answerPath(answerId)))?.ficha).toBeDefined()
    expect(await read(formWorkPath(formId))).toMatchObject({ respuestas: { total: 1 } })
    expect(said).toContain('2 lists: 1 answers filled in, 0 users whose views were named')
    const { hechas, enCurso, turno } = await readState()
    expect(hechas.statistics?.cuentas).toMatchObject({ 'answers counted wrong': 1 })
    expect([Object.keys(hechas).sort(), enCurso, turno]).toEqual([[...MIGRATIONS].sort(), null, undefined])
    expect(await migrate(asked)).toEqual([])
  })

  it('OPS-07 a fresh installation has nothing left to do after one run', async () => {
    expect(pendingMigrations(await readState())).toEqual(MIGRATIONS)
    await migrate({ say })
    expect(pendingMigrations(await readState())).toEqual([])
  })

  it('OPS-07 one is done again when it is asked for, for some forms without a note of it', async () => {
    const [{ formId, answerId }, other] = [await fromBefore(), await fromBefore()]
    await migrate({ say, only: 'lists', parts: [formId] })
    expect((await read(answerPath(answerId)))?.ficha).toBeDefined()
    expect((await read(answerPath(other.answerId)))?.ficha).toBeUndefined()
    expect(pendingMigrations(await readState())).toEqual(MIGRATIONS)
    await migrate({ say, only: 'lists' })
    expect((await read(answerPath(other.answerId)))?.ficha).toBeDefined()
    expect(pendingMigrations(await readState())).toEqual(MIGRATIONS.filter((name) => name !== 'lists'))
    await change(answerPath(answerId), { ficha: null })
    await migrate({ say, only: 'lists' })
    expect((await readState()).hechas.lists?.cuentas).toMatchObject({ 'answers filled in': 1 })
    expect([migrationNamed('2'), migrationNamed('lists'), migrationNamed('9')]).toEqual([
      'lists',
      'lists',
      null,
    ])
  })

  it('OPS-07 a part that is not there is refused, and nothing of the others is done', async () => {
    const { formId, answerId } = await fromBefore()
    for (const only of ['lists', 'statistics'] as const)
      await expect(migrate({ say, only, parts: [formId, 'no-such-form'] })).rejects.toThrow(
        `${only} has no part no-such-form.`,
      )
    expect((await read(answerPath(answerId)))?.ficha).toBeUndefined()
    await migrate({ say })
  })

  /** Work in parts that only notes that it was done. */
  function noted(did: string[], after: (part: string) => Promise<void> = async () => undefined) {
    const parts: Migration = {
      about: 'nothing',
      parts: async () => ['c', 'a', 'b'],
      work: async (part) => {
        did.push(part)
        await after(part)
        return { things: 1 }
      },
    }
    return { ...WORK, lists: parts }
  }

  it('OPS-07 a stopped one goes on with the part after the last one, and sums what it did', async () => {
    const did: string[] = []
    const asked = { say, only: 'lists', work: noted(did) } as const
    let left = 2
    const signal = {
      throwIfAborted: () => {
        left -= 1
        if (left < 0) throw new Error('stopped')
      },
    }
    await expect(migrate({ ...asked, signal })).rejects.toThrow('stopped')
    expect(did).toEqual(['a', 'b'])
    const { enCurso, turno } = await readState()
    expect([enCurso, turno]).toEqual([{ nombre: 'lists', hasta: 'b', cuentas: { things: 2 } }, undefined])
    const failing = noted(did, async () => Promise.reject(new Error('DEADLINE_EXCEEDED')))
    await expect(migrate({ ...asked, work: failing })).rejects.toThrow('DEADLINE_EXCEEDED')
    await migrate(asked)
    expect(did).toEqual(['a', 'b', 'c', 'c'])
    expect((await readState()).hechas.lists?.cuentas).toEqual({ things: 3 })
  })

  it('OPS-07 two runs at once: the second is refused, until the first is silent for too long', async () => {
    const first = await acquireLease()
    await expect(migrate({ say })).rejects.toThrow(/Another run works on the migrations, on /)
    await change(MIGRATIONS_PATH, { 'turno.vence': new Date(0) })
    const second = await acquireLease()
    await first.keep('lists', 'z', {})
    expect([first.isLost(), second.isLost()]).toEqual([true, false])
    expect((await readState()).enCurso).toBeUndefined()
    await first.end()
    expect((await readState()).turno).toBeDefined()
    await second.end()
    expect((await readState()).turno).toBeUndefined()
  })

  it('OPS-07 a run that lost its lease does nothing more', async () => {
    const did: string[] = []
    const takenOver = async (part: string) => {
      if (part === 'b') await change(MIGRATIONS_PATH, { 'turno.de': 'somebody else' })
    }
    await expect(migrate({ say, only: 'lists', work: noted(did, takenOver) })).rejects.toThrow(/took over/)
    expect(did).toEqual(['a', 'b'])
    expect((await readState()).enCurso?.hasta).toBe('a')
  })

  it('OPS-07 what an open page of the version before saves meanwhile is whole too, without another run', async () => {
    const { formId } = await fromBefore()
    const saved = { during: newName(owner, 'durante'), after: newName(owner, 'despues') }
    const form = formAt(OWN_AREA, { id: formId })
    const save = (id: string) => write(answerPath(id), stored(owner, answerTo(form, ANA, { id })))
    const lists: Migration = {
      ...WORK.lists,
      // It has gone through the form already, and is not at its end.
      work: async (part) => {
        const counts = await WORK.lists.work(part)
        if (part === formId) await save(saved.during)
        return counts
      },
    }
    await migrate({ say, work: { ...WORK, lists } })
    await save(saved.after)
    await heard()
    for (const id of Object.values(saved)) expect((await read(answerPath(id)))?.ficha).toBeDefined()
    expect(await read(formWorkPath(formId))).toMatchObject({ respuestas: { total: 3 } })
    await migrate({ say, only: 'lists' })
    await migrate({ say, only: 'statistics' })
    const { hechas } = await readState()
    expect([hechas.lists?.cuentas, hechas.statistics?.cuentas]).toMatchObject([
      { 'answers filled in': 0 },
      { 'answers counted wrong': 0, 'documents counted wrong': 0 },
    ])
  })

  it('OPS-07 an older program leaves alone what a newer one has migrated', async () => {
    await write(MIGRATIONS_PATH, { hechas: { later: { fecha: new Date(), cuentas: {} } } })
    await expect(migrate({ say })).rejects.toThrow(
      /A newer version of the program was here already \(later\)/,
    )
    expect((await readState()).turno).toBeUndefined()
  })
})

const migrateTyped = (...words: string[]) => typed('migrate', words)

it('OPS-07 the command says what is left, does it, and says so', async () => {
  expect(await migrateTyped('status')).toMatchObject({
    code: 1,
    said: expect.stringContaining('1 zones: left to do'),
  })
  expect(await migrateTyped()).toMatchObject({
    code: 0,
    said: expect.stringContaining('in the shape of now.\n'),
  })
  expect(await migrateTyped('status')).toMatchObject({
    code: 0,
    said: expect.stringContaining('4 statistics: done 20'),
  })
  expect(await migrateTyped('only', 'nothing')).toMatchObject({
    code: 1,
    said: expect.stringContaining('npm run migrate'),
  })
})
