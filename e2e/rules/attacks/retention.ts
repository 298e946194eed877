import { doc, getDoc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { ROLES } from '../../../src/domain/user/roles'
import { authorOf } from '../../../src/domain/answering/new-answer'
import { NEW_RETENTION } from '../../../src/domain/retention'
import { holdPath, retentionPath } from '../../../src/domain/privacy/retention-note'
import { answerCountPath, answerPath } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { answerTo, edited, newName, options, signedBy, stored } from '../documents'
import { allow, refuse } from '../judge'
import { COLLEAGUE, STRANGERS, the } from '../people'
import { AWAY, HOME } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, save } from './saved-forms'

const MANAGERS = ['ROLE_ADMIN', 'ROLE_SUPERVISOR_ELEVADO'] as const
const RULE = NEW_RETENTION
const MANAGER = the('ROLE_SUPERVISOR_ELEVADO')
const byManager = (form: Awaited<ReturnType<typeof laidOut>>, retencion: unknown) =>
  save(edited(form, MANAGER.user.username), { form: { retencion } }, MANAGER)

describe('how long answers to a form are kept', () => {
  countCoverage()
  it('OPS-02 is said by who manages the municipality, and by nobody else', async () => {
    for (const role of ROLES) {
      const form = await laidOut()
      const change = save(edited(form, the(role).user.username, { retencion: RULE }), {}, the(role))
      await (MANAGERS.some((one) => one === role) ? allow(change) : refuse(change))
    }
    await refuse(save(newForm({ retencion: RULE })))
    await allow(save(newForm({ retencion: null })))
  })

  it('OPS-02 stays what it is when somebody else saves the form, and is not taken off by them', async () => {
    const form = await laidOut({ retencion: RULE })
    const by = GENERATOR.user.username
    await refuse(save(edited(form, by, { retencion: null })))
    await refuse(save(edited(form, by, { retencion: { ...RULE, dias: 31 } })))
    await allow(save(edited(form, by, { titulo: 'Otro' })))
    const again = await laidOut({ retencion: RULE })
    await allow(byManager(again, null))
  })

  it.each([
    ['too few days to be announced', { ...RULE, dias: 29 }],
    ['too many days', { ...RULE, dias: 36_501 }],
    ['half a day', { ...RULE, dias: 30.5 }],
    ['days that are no number', { ...RULE, dias: '400' }],
    ['an end that nobody knows', { ...RULE, accion: 'archivar' }],
    ['a beginning that nobody knows', { ...RULE, desde: 'ayer' }],
    ['states that are no list', { ...RULE, estados: '1' }],
    ['too many states', { ...RULE, estados: Array.from({ length: 11 }, String) }],
    ['more than that', { ...RULE, desdeHoy: true }],
    ['less than that', { dias: 400 }],
    ['a word', 'borrar'],
  ])('OPS-02 is not %s', async (_what, retencion) => {
    await refuse(byManager(await laidOut(), retencion))
  })

  it('OPS-02 is no shorter than the municipality asks for', async () => {
    const place = doc(ownerStore(), HOME)
    await updateDoc(place, { retencion: { minimo: 400, dias: 0, desde: 'cambio', accion: 'borrar' } })
    await refuse(byManager(await laidOut(), { ...RULE, dias: 399 }))
    await allow(byManager(await laidOut(), { ...RULE, dias: 400 }))
    await updateDoc(place, { retencion: null })
  })

  it('OPS-02 EDIT-05 changes also where the questions are fixed by answers, and not along with them', async () => {
    const form = await laidOut({ opcionales: options({}) })
    await layOut({ [answerCountPath(form.id)]: { total: 3 } })
    await refuse(save(edited(form, MANAGER.user.username, { titulo: 'Otro', retencion: RULE }), {}, MANAGER))
    await allow(byManager(form, RULE))
  })

  it('OPS-02 is not told in a version, which strangers read', async () => {
    await refuse(save(newForm(), { version: { retencion: RULE } }))
  })
})

describe('what a municipality says of keeping answers', () => {
  countCoverage()
  const sound = { minimo: 365, dias: 400, desde: 'cambio', accion: 'borrar' }
  const change =
    (retencion: unknown, person = the('ROLE_ADMIN')) =>
    () =>
      updateDoc(doc(storeOf(person), AWAY), { retencion, ...signedBy(person) })
  it('OPS-02 is said by administrators alone', async () => {
    await layOut({ [`${AWAY}`]: { ...(await getDoc(doc(ownerStore(), AWAY))).data() } })
    await allow(change(sound))
    await allow(change({ ...sound, minimo: 0, dias: 0 }))
    await allow(change(null))
    await refuse(change(sound, MANAGER))
    await refuse(change(sound, GENERATOR))
  })
  it.each([
    [{ ...sound, dias: 364 }],
    [{ ...sound, minimo: 29 }],
    [{ ...sound, minimo: -1 }],
    [{ ...sound, dias: 36_501 }],
    [{ ...sound, dias: 400.5 }],
    [{ ...sound, desde: 'estado' }],
    [{ ...sound, accion: 'x' }],
    [{ ...sound, mas: 1 }],
    [{ dias: 400 }],
    ['400'],
  ])('OPS-02 is not %j', async (retencion) => {
    await refuse(change(retencion))
  })
})

describe('what is noted of answers that are kept', () => {
  countCoverage()
  async function noted() {
    const form = await laidOut()
    const id = newName(ownerStore())
    await layOut({
      [retentionPath(form.id)]: { proximas: 2 },
      [holdPath(form.id, id)]: { por: 'ana', motivo: 'Recurso' },
      [answerPath(id)]: stored(ownerStore(), answerTo(form, authorOf(COLLEAGUE.user, COLLEAGUE.uid))),
    })
    return { paths: [retentionPath(form.id), holdPath(form.id, id)], answer: answerPath(id) }
  }
  const get =
    (path: string, person = MANAGER) =>
    () =>
      getDoc(doc(storeOf(person), path))

  it('OPS-02 is read by who reads the form and the answer, and written by nobody', async () => {
    const { paths } = await noted()
    for (const path of paths) {
      await allow(get(path, the('ROLE_SUPERVISOR')))
      for (const stranger of STRANGERS) await refuse(() => getDoc(doc(storeOf(stranger), path)))
      for (const by of [the('ROLE_ADMIN'), MANAGER])
        for (const write of [
          () => setDoc(doc(storeOf(by), path), { bloqueo: null }),
          () => updateDoc(doc(storeOf(by), path), { motivo: '' }),
        ])
          await refuse(write)
    }
  })
  it('OPS-02 of another’s answer is not read by who sees only own ones', async () => {
    const { paths } = await noted()
    await refuse(get(paths[1] ?? '', the('ROLE_INSPECTOR')))
  })
  it('OPS-02 nobody moves an answer whose person was taken out', async () => {
    const by = the('ROLE_SUPERVISOR_CORRECTOR')
    const now = serverTimestamp()
    const move = (path: string) => () =>
      updateDoc(doc(storeOf(by), path), {
        ...{ 'estados.actual': 1, 'estados.clave': '1', lastUpdate: now, timeStamp: now },
        movido: { sesion: `sid-${by.user.username}`, fecha: now, de: 0 },
      })
    const [free, nameless] = [(await noted()).answer, (await noted()).answer]
    await allow(move(free))
    await updateDoc(doc(ownerStore(), nameless), { anonimizada: new Date() })
    await refuse(move(nameless))
  })
})
