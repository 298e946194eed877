import {
  deleteDoc,
  doc,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import type { Form } from '../../../src/domain/form/form'
import { toVersion } from '../../../src/domain/form/version'
import { countCoverage } from '../coverage'
import { edited, options, stored } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, COLLEAGUE, NOBODY, the } from '../people'
import { AREA, OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { GENERATOR, laidOut, newForm, next, PUBLIC, save, yesterday } from './saved-forms'

const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')

describe('the scope of a form', () => {
  countCoverage()
  it('LIST-03 removes what strangers may know when it turns private', async () => {
    const form = await laidOut({ opcionales: PUBLIC })
    const closed = next(form, { opcionales: options({}) })
    const kept = {
      formId: form.id,
      version: 2,
      abierto: true,
      motivo: null,
      titulo: form.titulo,
      adjuntos: {},
      firmas: false,
    }
    await refuse(save(closed, { publicForm: kept }))
    await allow(save(closed))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), `formularios/${form.id}/versiones/1`)))
  })
  it('LIST-03 does not become public with the citizen option on', async () => {
    const form = await laidOut({ opcionales: options({ ciudadano: true }) })
    await refuse(save(next(form, { opcionales: options({ ciudadano: true, publico: true }) })))
  })
  it('ANS-11 lets strangers read the versions that were public and no other', async () => {
    const form = await laidOut()
    await allow(save(next(form, { opcionales: PUBLIC })))
    const version = (number: number) => () =>
      getDoc(doc(storeOf(NOBODY), `formularios/${form.id}/versiones/${number}`))
    await refuse(version(1))
    await allow(version(2))
    await refuse(version(3))
    await refuse(() => getDoc(doc(storeOf(NOBODY), `formularios/${form.id}`)))
  })
  it('VIEW-04 lets staff of a new area read the versions from before', async () => {
    const form = await laidOut({ areas: [OTHER_AREA] })
    const version = () => getDoc(doc(storeOf(the('ROLE_SUPERVISOR')), `formularios/${form.id}/versiones/1`))
    await refuse(version)
    await allow(save(edited(form, ELEVATED.user.username, { areas: [AREA] }), {}, ELEVATED))
    await allow(version)
  })
  it('VIEW-04 lets staff of a former area read the versions of that time', async () => {
    const form = await laidOut()
    const moved = edited(form, ELEVATED.user.username, { areas: [OTHER_AREA] })
    await allow(save(moved, {}, ELEVATED))
    const reader = storeOf(the('ROLE_SUPERVISOR'))
    await refuse(() => getDoc(doc(reader, `formularios/${form.id}`)))
    await allow(() => getDoc(doc(reader, `formularios/${form.id}/versiones/1`)))
    await refuse(() => getDoc(doc(reader, `formularios/${form.id}/versiones/2`)))
  })
  it('EDIT-24 does not let a missing version be written without the form', async () => {
    const form = newForm()
    await layOut({ [`formularios/${form.id}`]: stored(ownerStore(), form) })
    await refuse(save(form, { form: null }))
  })
  it('EDIT-24 does not let the next version be written without the form', async () => {
    const form = await laidOut()
    const number = form.version + 1
    const at = doc(storeOf(GENERATOR), `formularios/${form.id}/versiones/${number}`)
    await refuse(() => setDoc(at, { ...stored(ownerStore(), toVersion(form)), version: number }))
  })
})

/** Marks a form deleted, with what the test changes. */
function discard(
  form: Form,
  change: DocumentData = {},
  known: DocumentData | null = { abierto: false, motivo: 'eliminado' },
): () => Promise<void> {
  const store = storeOf(GENERATOR)
  const now = serverTimestamp()
  const batch = writeBatch(store)
  batch.update(doc(store, `formularios/${form.id}`), {
    deleted: true,
    deletionInfo: { username: GENERATOR.user.username, date: now },
    lastUpdate: now,
    timeStamp: now,
    ...change,
  })
  if (known) batch.update(doc(store, `formularios_publicos/${form.id}`), known)
  return () => batch.commit()
}

describe('the deletion of a form', () => {
  countCoverage()
  it.each([
    ["in somebody else's name", { deletionInfo: { username: 'colega' } }],
    ['at a false time', { lastUpdate: yesterday }],
    ['with a false time stamp', { timeStamp: yesterday }],
    ['that changes the form too', { titulo: 'Otro' }],
    ['that does not say so', { deleted: false }],
  ])('LIST-06 %s is refused', async (_name, change) => {
    await refuse(discard(await laidOut(), change, null))
  })
  it('LIST-06 leaves nothing open to strangers', async () => {
    await refuse(discard(await laidOut({ opcionales: PUBLIC }), {}, null))
    await refuse(
      discard(
        await laidOut({ opcionales: PUBLIC }),
        {},
        { titulo: 'Otro', abierto: false, motivo: 'eliminado' },
      ),
    )
    await allow(discard(await laidOut({ opcionales: PUBLIC })))
  })
  it('LIST-06 is a mark and removes nothing: an answer may have come that nobody counted yet', async () => {
    for (const form of [await laidOut(), await laidOut({ deleted: true })]) {
      await refuse(() => deleteDoc(doc(storeOf(GENERATOR), `formularios/${form.id}`)))
    }
  })
  it('LIST-06 cannot be undone, and the form cannot be edited any more', async () => {
    const form = await laidOut({ deleted: true })
    const at = doc(storeOf(GENERATOR), `formularios/${form.id}`)
    await refuse(() =>
      updateDoc(at, { deleted: false, lastUpdate: serverTimestamp(), timeStamp: serverTimestamp() }),
    )
    await refuse(save(next(form, { deleted: false })))
    await refuse(discard(form, {}, null))
  })
  it('LIST-06 takes no version of a form that stays', async () => {
    const form = await laidOut()
    await refuse(() => deleteDoc(doc(storeOf(GENERATOR), `formularios/${form.id}/versiones/1`)))
  })
  it('LIST-06 leaves versions of a removed form that nobody can read', async () => {
    const form = newForm()
    const path = `formularios/${form.id}/versiones/1`
    await layOut({ [path]: stored(ownerStore(), toVersion(form)) })
    await refuse(() => deleteDoc(doc(storeOf(ANONYMOUS), path)))
    await refuse(() => deleteDoc(doc(storeOf(COLLEAGUE), path)))
  })
  it('ANS-11 is told to staff who look for the form, not to strangers', async () => {
    await allow(() => getDoc(doc(storeOf(GENERATOR), 'formularios/no-existe')))
    await refuse(() => getDoc(doc(storeOf(ANONYMOUS), 'formularios/no-existe')))
  })
})
