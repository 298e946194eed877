import { describe, expect, it } from 'vitest'
import { installLogic } from '../domain/answering/logic'
import type { QuestionPath } from '../domain/answer/path'
import type { Uploader } from '../domain/files/uploader'
import * as logic from '../domain/form-logic/logic'
import { aBranch, aSection, aVersion, questions, TYPED } from '../testing/builders'
import { memoryStore, openForm } from '../testing/render-answering'

installLogic(logic)

const VERSION = aVersion({
  secciones: [
    aSection({
      preguntas: questions({ id: 'asks', ...TYPED['yes-no'] }, { adjuntar: true, mostrarSi: '{{asks}}' }),
    }),
    aSection({
      ...{ id: 'other', orden: 1, conditionalSection: true },
      conditions: [aBranch({ id: 'one', questions: questions({ id: 'below' }) })],
    }),
  ],
})
const at = (question: number): QuestionPath => ({
  ...{ section: 0, condition: null, row: 0, question, repetition: 0 },
})
const picture = () => new File(['png'], 'frente.png', { type: 'image/png' })

/** A store of files that is out of order, holds uploads up, or takes them. */
function aStore() {
  let mode: 'broken' | 'stuck' | 'works' = 'broken'
  const begun: string[] = []
  const stopped: string[] = []
  const uploader: Uploader = {
    upload(path, _file, { signal }) {
      begun.push(path)
      if (mode === 'broken') return Promise.reject(new Error('gone'))
      if (mode === 'works') return Promise.resolve()
      return new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => {
          stopped.push(path)
          reject(new Error('aborted'))
        }),
      )
    },
    read: () => Promise.reject(new Error('never read')),
    remove: () => Promise.resolve(),
  }
  return { uploader, begun, stopped, turn: (to: typeof mode) => void (mode = to) }
}

/** A form in which a photo was chosen, and its question is not asked any more. */
async function hidden(before: 'broken' | 'stuck') {
  const files = aStore()
  files.turn(before)
  const store = memoryStore()
  const { answering, saved } = await openForm(VERSION, { store, uploader: files.uploader })
  const ask = (respuesta: string) => answering.engine.respond(at(0), { respuesta })
  const status = () => answering.uploads.view(at(1), 'imagen')?.status
  ask('true')
  answering.uploads.choose(at(1), 'imagen', picture())
  await expect.poll(status).toBe(before === 'broken' ? 'failed' : 'sending')
  return { ...files, store, answering, saved, ask, status }
}

describe('a file of a question that is not asked any more', () => {
  it('LOGIC-03 FILE-03 that failed holds up nothing', async () => {
    const { answering, saved, ask, begun } = await hidden('broken')
    ask('false')
    await answering.saving.save()
    expect(answering.saving.state()).toMatchObject({ phase: 'saved', problems: [] })
    expect(saved[0]?.secciones[0]?.preguntas?.map(({ id }) => id)).toEqual(['asks'])
    expect(begun).toHaveLength(1)
    answering.dispose()
  })

  it('LOGIC-03 FILE-03 is solved in the list of problems, and stands there again with its question', async () => {
    const { answering, ask } = await hidden('broken')
    await answering.saving.save()
    const solved = () => answering.saving.state().problems.map(({ code, solved: is }) => `${code} ${is}`)
    expect(solved()).toEqual(['upload false'])
    ask('false')
    expect(solved()).toEqual(['upload true'])
    ask('true')
    expect(solved()).toEqual(['upload false'])
    answering.dispose()
  })

  it('LOGIC-03 FILE-02 is stopped on its way, and goes on when it is asked again', async () => {
    const { answering, saved, ask, status, begun, stopped, turn } = await hidden('stuck')
    ask('false')
    expect([status(), stopped]).toEqual(['waiting', begun])
    turn('works')
    globalThis.dispatchEvent(new Event('online'))
    await answering.uploads.settle()
    expect(begun).toHaveLength(1)
    ask('true')
    await answering.saving.save()
    expect(saved[0]?.secciones[0]?.preguntas?.[1]?.imagen?.path).toBe(begun[1])
    expect(begun[1]).toBe(begun[0])
    answering.dispose()
  })

  it('LOGIC-03 ANS-22 stays with the draft, is not sent when that is opened, and goes on when it is asked again', async () => {
    const { answering, store, ask, begun } = await hidden('broken')
    ask('false')
    await answering.keeper.flush()
    answering.dispose()
    const files = aStore()
    files.turn('works')
    const next = await openForm(VERSION, { store, uploader: files.uploader })
    await next.answering.uploads.settle()
    expect([next.answering.uploads.awaited(), next.answering.uploads.pending().length]).toEqual([[], 1])
    expect(files.begun).toEqual([])
    next.answering.engine.respond(at(0), { respuesta: 'true' })
    await next.answering.saving.save()
    expect(next.saved[0]?.secciones[0]?.preguntas?.[1]?.imagen?.path).toBe(begun[0])
    next.answering.dispose()
  })

  it('LOGIC-03 stays when a branch is ticked elsewhere', async () => {
    const { answering, ask } = await hidden('broken')
    ask('false')
    answering.engine.check(1, 0, true)
    expect(answering.uploads.pending()).toHaveLength(1)
    answering.dispose()
  })
})
