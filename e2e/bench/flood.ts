import { collection, doc, getCount, query, serverTimestamp, setDoc, where } from 'firebase/firestore/lite'
import { anonymousAuthor } from '../../src/domain/answering/new-answer'
import { NO_OPTIONS } from '../../src/domain/form/options'
import { answerPath, ANSWERS } from '../../src/domain/store-paths'
import { answerTo, formAt, formDocuments, newName, stored } from '../rules/documents'
import { tokenOf } from '../rules/people'
import { HOME, OWN_AREA } from '../rules/places'
import { layOut, ownerStore, storeWith } from '../rules/store'
import { PROJECT_ID } from '../stack/ports'
import { atRate, quantile } from './pace'

const PER_SECOND = 50
const SECONDS = 20

export interface Flood {
  /** How many strangers pressed save in each second. */
  savesAsked: number
  seconds: number
  stored: number
  /** Refused for want of a pass, once the form asked for one. */
  refused: number
  /** Saves that failed otherwise: a document was written too often, or a request broke. */
  broken: number
  /** Milliseconds that half, and 95 of a hundred, of the stored ones took. */
  medianMs: number
  slowMs: number
  /** Seconds after the first save when the form asked for passes; null when it did not. */
  pressedAfterSeconds: number | null
}

/** What becomes of so many strangers' saves a second to one form, as requests without a browser. */
export async function measureFlood(): Promise<Flood> {
  const owner = ownerStore(PROJECT_ID)
  const form = formAt(OWN_AREA, {
    id: newName(owner, 'inundacion'),
    opcionales: { ...NO_OPTIONS, publico: true },
  })
  const municipality = {
    nombre: 'Villa del Río',
    idMuniCore: '101',
    key: 'VDR',
    inhabilitado: false,
    areas: [],
  }
  await layOut({ ...formDocuments(owner, form), [HOME]: municipality }, owner)
  const took: number[] = []
  const outcome = { refused: 0, broken: 0 }
  let pressedAfterSeconds: number | null = null
  const began = Date.now()

  async function save(number: number): Promise<void> {
    const uid = `uid-inundacion-${number % PER_SECOND}`
    const anonymous = { firebase: { sign_in_provider: 'anonymous', identities: {} } }
    const store = storeWith(PROJECT_ID, tokenOf(uid, anonymous, PROJECT_ID))
    const answer = stored(store, answerTo(form, anonymousAuthor(uid)))
    const now = serverTimestamp()
    const pressed = Date.now()
    try {
      const times = { fechaCreacion: now, lastUpdate: now, timeStamp: now }
      await setDoc(doc(store, answerPath(newName(owner, 'inundacion'))), {
        ...answer,
        ...times,
      })
      took.push(Date.now() - pressed)
    } catch (error) {
      const isRefused = error instanceof Error && 'code' in error && error.code === 'permission-denied'
      outcome[isRefused ? 'refused' : 'broken'] += 1
      if (isRefused) pressedAfterSeconds ??= Math.round((Date.now() - began) / 1000)
    }
  }

  await atRate({ perSecond: PER_SECOND, seconds: SECONDS }, save)
  const kept = query(collection(owner, ANSWERS), where('idPlantilla', '==', form.id))
  return {
    savesAsked: PER_SECOND,
    seconds: SECONDS,
    stored: (await getCount(kept)).data().count,
    ...outcome,
    medianMs: quantile(took, 0.5),
    slowMs: quantile(took, 0.95),
    pressedAfterSeconds,
  }
}
