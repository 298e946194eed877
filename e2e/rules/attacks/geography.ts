import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore/lite'
import { describe, it } from 'vitest'
import { municipalityPathOf } from '../../../src/domain/store-paths'
import { countCoverage } from '../coverage'
import { signedBy } from '../documents'
import { allow, refuse } from '../judge'
import { the, type Person } from '../people'
import { AREA, FOREIGN_AREA, HOME, OTHER_AREA } from '../places'
import { layOut, ownerStore, storeOf } from '../store'
import { saveMunicipality } from '../municipality-keys'

const ADMIN = the('ROLE_ADMIN')
const ELEVATED = the('ROLE_SUPERVISOR_ELEVADO')
const refs = (...paths: string[]) => paths.map((path) => doc(ownerStore(), path))

const RIO_CUARTO = 'paises/ar/provincias/cordoba/municipios/rio-cuarto-cba'

describe('geography', () => {
  countCoverage()
  const CULTURE = `${HOME}/areas_municipales/area-de-cultura`
  const home = (by: Person) => doc(storeOf(by), HOME)

  it('GEO-01 an elevated supervisor adds areas to the own municipality', async () => {
    await allow(() => setDoc(doc(storeOf(ELEVATED), CULTURE), { nombre: 'Cultura', ...signedBy(ELEVATED) }))
    await allow(() =>
      updateDoc(home(ELEVATED), { areas: refs(AREA, OTHER_AREA, CULTURE), ...signedBy(ELEVATED) }),
    )
  })
  it.each([
    ["adds no other municipality's area", { areas: refs(AREA, OTHER_AREA, CULTURE, FOREIGN_AREA) }],
    ['takes no area away', { areas: refs(AREA) }],
    ['changes no letters', { key: 'ABC' }],
    ['changes no name', { nombre: 'Otro' }],
    ['blocks no municipality', { inhabilitado: true }],
    ['PAY-04 says not whom the provider pays', { merchantCode: '999008881' }],
  ])('GEO-01 an elevated supervisor %s', async (_name, change) => {
    await refuse(() => updateDoc(home(ELEVATED), { ...change, ...signedBy(ELEVATED) }))
  })
  it.each([
    ['one letter', { key: 'A' }],
    ['small letters', { key: 'abc' }],
    ['a name of nothing', { nombre: '' }],
    ['a number that is no text', { idMuniCore: 7 }],
    ['no id', { idMuniCore: '' }],
    ['an id that begins with nothing', { idMuniCore: '012' }],
    ['an id of words', { idMuniCore: 'siete' }],
    ['an id beyond measure', { idMuniCore: '1'.repeat(21) }],
    ['neither blocked nor not', { inhabilitado: 'no' }],
    ['EDIT-11 with video enabled in words', { videoHabilitado: 'sí' }],
    ['PAY-04 a merchant of words', { merchantCode: '99900888a' }],
    ['PAY-04 a merchant with too few digits', { merchantCode: '99900888' }],
    ['PAY-04 a merchant that is no text', { merchantCode: 999008881 }],
    ['PAY-04 a merchant beyond measure', { merchantCode: '1'.repeat(10) }],
    ['PAY-04 another count of orders', { payOrderId: 7 }],
    ['areas of elsewhere', { areas: refs(FOREIGN_AREA) }],
  ])('GEO-01 the administrator gives no municipality %s', async (_name, change) => {
    await refuse(() => updateDoc(home(ADMIN), { ...change, ...signedBy(ADMIN) }))
  })
  it('PAY-04 the administrator alone says whom the provider pays, or that nobody is paid', async () => {
    for (const merchantCode of ['999008881', ''])
      await allow(() => updateDoc(home(ADMIN), { merchantCode, ...signedBy(ADMIN) }))
    for (const by of [the('ROLE_SUPERVISOR'), the('ROLE_GENERADOR'), ELEVATED])
      for (const town of [HOME, municipalityPathOf(FOREIGN_AREA)])
        await refuse(() => updateDoc(doc(storeOf(by), town), { merchantCode: '999008882', ...signedBy(by) }))
  })
  it('GEO-01 countries, provinces and municipalities have a name', async () => {
    const at = (path: string) => doc(storeOf(ADMIN), path)
    const mine = signedBy(ADMIN)
    const municipality = {
      nombre: 'Río Cuarto',
      idMuniCore: '12',
      key: 'RC',
      inhabilitado: false,
      areas: [],
      ...mine,
    }
    await refuse(() => setDoc(at('paises/republica-uruguay'), { nombre: '', ...mine }))
    await refuse(() => setDoc(at('paises/ar/provincias/provincia-de-salta'), { nombre: 7, ...mine }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, nombre: '' }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, key: 'R'.repeat(13) }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, areas: 'todas' }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, idMuniCore: '0' }))
    await allow(() => saveMunicipality(storeOf(ADMIN), RIO_CUARTO, municipality))
  })
  it('GEO-03 a municipality whose id was entered before ids were numbers can still be blocked', async () => {
    const path = 'paises/ar/provincias/cordoba/municipios/antigua'
    await layOut({
      [path]: { nombre: 'Antigua', idMuniCore: 'siete', key: 'AN', inhabilitado: false, areas: [] },
    })
    await allow(() => updateDoc(doc(storeOf(ADMIN), path), { inhabilitado: true, ...signedBy(ADMIN) }))
    await refuse(() => updateDoc(doc(storeOf(ADMIN), path), { idMuniCore: 'ocho', ...signedBy(ADMIN) }))
  })
  it('GEO-01 an area has a name and nothing else', async () => {
    const at = doc(storeOf(ADMIN), `${HOME}/areas_municipales/area-de-deportes`)
    await refuse(() => setDoc(at, { nombre: '', ...signedBy(ADMIN) }))
    await refuse(() => setDoc(at, { nombre: 'Deportes', jefe: 'x', ...signedBy(ADMIN) }))
    await allow(() => setDoc(at, { nombre: 'Deportes', ...signedBy(ADMIN) }))
  })
  it.each([
    ['by nobody', {}],
    ['by another session', { cambio: { sesion: 'sid-role.supervisor', fecha: serverTimestamp() } }],
    ['at another time', { cambio: { sesion: `sid-${ADMIN.user.username}`, fecha: new Date() } }],
    ['and says more', { cambio: { ...signedBy(ADMIN).cambio, usuario: 'otra' } }],
    ['by a word', { cambio: 'yo' }],
  ])('SEC-06 no change of a place is signed %s', async (_how, mark) => {
    const at = (path: string) => doc(storeOf(ADMIN), path)
    await refuse(() => updateDoc(at('paises/ar'), { nombre: 'Argentina', ...mark }))
    await refuse(() => updateDoc(at(HOME), { nombre: 'Villa del Río', ...mark }))
    await refuse(() => updateDoc(at(HOME), { areas: refs(AREA, OTHER_AREA), ...mark }))
    await refuse(() => setDoc(at(`${HOME}/areas_municipales/salud-publica`), { nombre: 'Salud', ...mark }))
  })
  it('SEC-06 the mark of an earlier change signs no other one', async () => {
    const at = doc(storeOf(ADMIN), `${HOME}/areas_municipales/transporte-urbano`)
    await allow(() => setDoc(at, { nombre: 'Transporte', ...signedBy(ADMIN) }))
    await refuse(() => updateDoc(at, { nombre: 'Tránsito' }))
    await allow(() => updateDoc(at, { nombre: 'Tránsito', ...signedBy(ADMIN) }))
  })
})
