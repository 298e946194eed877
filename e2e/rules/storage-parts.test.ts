import { deleteDoc, doc, getDoc, setDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { answerPath, FILE_PERMITS } from '../../src/domain/store-paths'
import { PROJECT_ID } from '../stack/ports'
import { upload } from './files'
import { NOBODY } from './people'
import { PLACES } from './places'
import {
  allow,
  ANONYMOUS,
  AWAY_FORM,
  CITIZEN,
  CLOSED_OUT,
  inStorageMunicipality,
  lay,
  name12,
  OTHER,
  photo,
  placed,
  PRIVATE,
  refuse,
  RUN,
} from './storage-municipality'
import { ownerStore } from './store'

inStorageMunicipality()

/** An answer to a form of the town hall, of a colleague; gives its id. */
async function asking(given: object): Promise<string> {
  const id = `${RUN}-${name12()}`
  await lay({
    [answerPath(id)]: {
      ...placed(PLACES['own area']),
      ...{ idPlantilla: PRIVATE, creadoPor: 'colega', uid: '', datosCiudadano: null, lastUpdate: new Date() },
      ...given,
    },
  })
  return id
}

describe('the files of a part that another person gives', () => {
  it('REACH-11 are added by the browser that has its link open, and by no other', async () => {
    const asks = (change: object = {}) => ({
      otraPersona: { fin: '', cuenta: ANONYMOUS.uid, hasta: new Date(Date.now() + 3_600_000), ...change },
    })
    const giving = (id: string, formId = PRIVATE) => photo(formId, { answer: id, notes: { completa: 'si' } })
    const asked = await asking(asks())
    await allow(upload(ANONYMOUS, giving(asked)))
    for (const person of [OTHER, CITIZEN, NOBODY, CLOSED_OUT]) await refuse(upload(person, giving(asked)))
    await refuse(upload(ANONYMOUS, giving(asked, AWAY_FORM)))
    await refuse(upload(ANONYMOUS, photo(PRIVATE, { answer: asked })))
    for (const over of [
      asks({ fin: 'dada' }),
      asks({ fin: 'rechazada' }),
      asks({ hasta: new Date(Date.now() - 1000) }),
      asks({ cuenta: '' }),
      asks({ cuenta: OTHER.uid }),
      { otraPersona: null },
    ]) {
      const id = await asking(over)
      await refuse(upload(ANONYMOUS, giving(id)))
    }
    // A function that saw the network lets it send files, and for a while.
    const permit = doc(ownerStore(PROJECT_ID), `${FILE_PERMITS}/${ANONYMOUS.uid}`)
    const before = (await getDoc(permit)).data() ?? {}
    await deleteDoc(permit)
    await refuse(upload(ANONYMOUS, giving(asked)))
    await setDoc(permit, before)
    await allow(upload(ANONYMOUS, giving(asked)))
  })
})
