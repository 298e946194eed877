import {
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  collection,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite'
import { beforeAll, describe, expect, it } from 'vitest'
import { MUNICIPALITY_KEYS } from '../../../src/domain/store-paths'
import { forgetCoverage } from '../coverage'
import { signedBy } from '../documents'
import { allow, passes, refuse } from '../judge'
import { NAMED, the, type Person } from '../people'
import { HOME } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { saveMunicipality } from '../municipality-keys'

const ADMIN = the('ROLE_ADMIN')
const PROVINCE = 'paises/ar/provincias/cordoba/municipios'
const municipalityAt = (name: string) => `${PROVINCE}/municipio-${name}`
const [FIRST, SECOND, OLD, GONE] = ['primero', 'segundo', 'antiguo', 'quitado'].map(municipalityAt) as [
  string,
  string,
  string,
  string,
]

const named = (key: string, by: Pick<Person, 'user'> = ADMIN) => ({
  nombre: 'Un municipio',
  idMuniCore: '12',
  key,
  inhabilitado: false,
  areas: [],
  ...signedBy(by),
})
const store = storeOf(ADMIN)
const at = (path: string) => doc(store, path)
const claim = (key: string) => doc(store, MUNICIPALITY_KEYS, key)
const rename = (path: string, key: string) =>
  writeBatch(store)
    .update(at(path), { key, ...signedBy(ADMIN) })
    .set(claim(key), { municipio: path })
    .commit()

describe('letters of municipalities', () => {
  forgetCoverage()
  beforeAll(async () => {
    const areas: string[] = []
    const old = { nombre: 'Antiguo', idMuniCore: '7', key: 'ANT', inhabilitado: false, areas }
    // Of the old one nobody noted the letters, of the one that is gone they stayed.
    await layOut({ [OLD]: old, [`${MUNICIPALITY_KEYS}/IDO`]: { municipio: GONE } })
    await saveMunicipality(store, FIRST, named('PRI'))
  })

  it('GEO-04 no second municipality takes them, alone, with the note of the first or with its own', async () => {
    await refuse(() => setDoc(at(SECOND), named('PRI')))
    await refuse(() => saveMunicipality(store, SECOND, named('PRI')))
    await refuse(() =>
      writeBatch(store).set(at(SECOND), named('PRI')).set(claim('PRI'), { municipio: FIRST }).commit(),
    )
    await refuse(() => updateDoc(claim('PRI'), { municipio: SECOND }))
    await refuse(() => deleteDoc(claim('PRI')))
    await allow(() => saveMunicipality(store, SECOND, named('SEG')))
    await refuse(() => rename(SECOND, 'PRI'))
    await refuse(() => updateDoc(at(SECOND), { key: 'PRI', ...signedBy(ADMIN) }))
  })
  it('GEO-04 of two that take the same at once one gets it', async () => {
    const both = ['uno', 'otro'].map((name) =>
      passes(() => saveMunicipality(store, municipalityAt(`a-la-vez-${name}`), named('VEZ'))),
    )
    expect((await Promise.all(both)).toSorted()).toEqual([false, true])
  })
  it('GEO-04 whoever takes others keeps the first for itself, and may take them again', async () => {
    await allow(() => rename(FIRST, 'PRIM'))
    await refuse(() => rename(SECOND, 'PRI'))
    await refuse(() => saveMunicipality(store, municipalityAt('tercero'), named('PRI')))
    await allow(() => rename(FIRST, 'PRI'))
  })
  it('GEO-04 those of a municipality that is gone are nobody else’s', async () => {
    await refuse(() => rename(SECOND, 'IDO'))
    await refuse(() => updateDoc(claim('IDO'), { municipio: SECOND }))
  })
  it('GEO-04 a municipality whose letters nobody noted keeps them, blocks and notes them when saved', async () => {
    await allow(() => updateDoc(at(OLD), { inhabilitado: true, ...signedBy(ADMIN) }))
    await allow(() => rename(OLD, 'ANT'))
    await allow(() => rename(OLD, 'ANT'))
    await refuse(() => rename(SECOND, 'ANT'))
  })
  it.each(['DESC', 'Pri', 'pri', 'PRI ', 'PRÍ\u0301', 'P', 'PRI1', ''])(
    'GEO-04 %j are nobody’s letters',
    async (key) => {
      if (key !== '') await refuse(() => saveMunicipality(store, municipalityAt('de-nadie'), named(key)))
      await refuse(() => setDoc(at(municipalityAt('de-nadie')), named(key)))
    },
  )
  it.each([
    ['for a municipality that is not there', { municipio: municipalityAt('sin-hacer') }],
    ['for one that has others', { municipio: SECOND }],
    ['for what is no municipality', { municipio: 'usuarios/role.admin' }],
    ['for a place below one', { municipio: `${SECOND}/areas_municipales/general` }],
    ['for nobody', {}],
    ['for a number', { municipio: 7 }],
    ['and something else', { municipio: SECOND, key: 'LIB' }],
  ])('GEO-04 none are noted %s', async (_name, said) => {
    await refuse(() => setDoc(claim('LIB'), said))
  })
  it('GEO-04 no more is noted than whose they are', async () => {
    const path = municipalityAt('con-algo-mas')
    const batch = writeBatch(store).set(at(path), named('MAS'))
    await refuse(() => batch.set(claim('MAS'), { municipio: path, nombre: 'Otro' }).commit())
  })
  it('GEO-04 a document that only looks like a municipality lends no letters', async () => {
    const fake = 'usuarios/x/municipios/paises'
    await layOut({ [fake]: { key: 'FAL' } })
    await refuse(() => setDoc(claim('FAL'), { municipio: fake }))
  })
  it('GEO-04 a country or a province that has letters lends none', async () => {
    for (const place of ['paises/pais-con-letras', 'paises/ar/provincias/provincia-con-letras']) {
      await allow(() => setDoc(at(place), { nombre: 'Lugar', key: 'LUG', ...signedBy(ADMIN) }))
      await refuse(() => setDoc(claim('LUG'), { municipio: place }))
    }
  })
  it.each(NAMED)(
    'GEO-04 whose letters they are %s learns and notes as an administrator alone',
    async (name, person) => {
      const mine = storeOf(person)
      const isAdmin = person === ADMIN
      const path = municipalityAt(`de-${name.replaceAll(/\W/g, '-')}`)
      expect(await passes(() => getDoc(doc(mine, MUNICIPALITY_KEYS, 'PRI')))).toBe(isAdmin)
      expect(await passes(() => getDocs(collection(mine, MUNICIPALITY_KEYS)))).toBe(false)
      const home = { municipio: HOME }
      expect(await passes(() => setDoc(doc(mine, MUNICIPALITY_KEYS, 'VDR'), home))).toBe(isAdmin)
      expect(await passes(() => saveMunicipality(mine, path, named('NUE', person)))).toBe(isAdmin)
      expect((await getDoc(doc(ownerStore(), path))).exists()).toBe(isAdmin)
    },
  )
})
