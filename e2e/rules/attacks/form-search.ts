import {
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
  type QueryConstraint,
} from 'firebase/firestore/lite'
import { beforeAll, describe, it } from 'vitest'
import { countCoverage } from '../coverage'
import { formAt, formDocuments } from '../documents'
import { allow, refuse } from '../judge'
import { ANONYMOUS, CITIZEN, NOBODY, the, type Person } from '../people'
import { AREA, FOREIGN_AREA, OTHER_AREA, PLACES } from '../places'
import { layOut, ownerStore, storeOf } from '../store'

const FORM = formAt(PLACES['own area'], { id: 'buscado', titulo: 'Reclamo' })
const ENTRY = `formularios/${FORM.id}/busqueda/0`
const entry = () => ({
  area: doc(ownerStore(), AREA),
  primera: true,
  titulo: 'Reclamo',
  palabras: ['r', 're'],
})

const find =
  (person: Person, ...constraints: QueryConstraint[]) =>
  () =>
    getDocs(query(collectionGroup(storeOf(person), 'busqueda'), ...constraints))
const inAreas = (...areas: string[]) =>
  where(
    'area',
    'in',
    areas.map((path) => doc(ownerStore(), path)),
  )
const word = where('palabras', 'array-contains', 're')

describe('names of forms', () => {
  countCoverage()
  beforeAll(() => layOut({ ...formDocuments(ownerStore(), FORM), [ENTRY]: entry() }))

  it('LIST-11 are found by name in the own areas, by the administrator everywhere', async () => {
    await allow(find(the('ROLE_INSPECTOR'), inAreas(AREA), word))
    await allow(find(the('ROLE_ADMIN'), word))
  })

  it('LIST-11 are not found in another area, nor by anybody else', async () => {
    for (const area of [OTHER_AREA, FOREIGN_AREA])
      await refuse(find(the('ROLE_INSPECTOR'), inAreas(area), word))
    await refuse(find(the('ROLE_INSPECTOR'), inAreas(AREA, OTHER_AREA), word))
    await refuse(find(the('ROLE_INSPECTOR'), word))
    for (const person of [NOBODY, ANONYMOUS, CITIZEN]) {
      await refuse(find(person, inAreas(AREA), word))
      await refuse(() => getDoc(doc(storeOf(person), ENTRY)))
    }
  })

  it('LIST-01 have search entries that only functions write', async () => {
    for (const person of [the('ROLE_ADMIN'), the('ROLE_GENERADOR')]) {
      await refuse(() => setDoc(doc(storeOf(person), ENTRY), { ...entry(), palabras: ['otra'] }))
      await refuse(() => setDoc(doc(storeOf(person), `formularios/${FORM.id}/busqueda/1`), entry()))
      await refuse(() => deleteDoc(doc(storeOf(person), ENTRY)))
    }
  })
})
