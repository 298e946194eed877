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

const LOGO =
  'https://firebasestorage.googleapis.com/v0/b/muni.test/o/logos%2Fvilla%2FaBcDeFgHiJkL.png?alt=media&token=x'
const BRAND = { logo: LOGO, color: '#0b4a57', contacto: 'Calle 1', avisoDatos: 'Guardamos sus datos.' }
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
    ['PDF-02 gives it no other face', { marca: { color: '#0b4a57' } }],
    ['GEO-04 moves it not', { ubicacion: { lat: 1, lng: 1 } }],
    ['GEO-04 says not where it is kept', { usarAWS: true }],
    ['GEO-04 says not who searches addresses', { geocodificador: 'Otro' }],
    ['REACH-08 names no holidays', { festivos: ['2026-12-25'] }],
    ['OPS-08 changes not its clock', { zonaHoraria: 'Asia/Tokyo' }],
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
    ['GEO-04 another installation in words', { usarAWS: 'sí' }],
    ['GEO-04 a geocoder beyond measure', { geocodificador: 'x'.repeat(61) }],
    ['GEO-04 a geocoder that is no text', { geocodificador: { url: 'https://x.test' } }],
    ['OPS-08 a time zone beyond measure', { zonaHoraria: 'x'.repeat(65) }],
    ['OPS-08 a time zone that is no text', { zonaHoraria: -3 }],
    ['OPS-08 a time zone with more in it', { zonaHoraria: 'Europe/Madrid <b>' }],
    ['GEO-04 a centre beyond the poles', { ubicacion: { lat: 91, lng: 0 } }],
    ['GEO-04 a centre beyond the globe', { ubicacion: { lat: 0, lng: -181 } }],
    ['GEO-04 a centre that says more', { ubicacion: { lat: 0, lng: 0, alt: 7 } }],
    ['GEO-04 a centre of words', { ubicacion: 'plaza' }],
    ['REACH-08 holidays without end', { festivos: Array<string>(201).fill('2026-12-25') }],
    ['REACH-08 holidays of words', { festivos: ['2026-12-25', 'siempre'] }],
    ['REACH-08 holidays that are no list', { festivos: '2026-12-25' }],
    ['REACH-08 holidays of numbers', { festivos: [20261225] }],
    ['PDF-02 a branding of words', { marca: 'azul' }],
    ['PDF-02 a branding that says more', { marca: { ...BRAND, html: '<b>' } }],
    ['PDF-02 a logo of another site', { marca: { ...BRAND, logo: 'https://elsewhere.test/logo.png' } }],
    [
      'PDF-02 a picture above a form as its logo',
      { marca: { ...BRAND, logo: LOGO.replace('logos', 'cabeceras') } },
    ],
    ['PDF-02 a logo that is a program', { marca: { ...BRAND, logo: 'javascript:alert(1)' } }],
    ['PDF-02 a logo beyond measure', { marca: { ...BRAND, logo: LOGO.padEnd(2001, 'x') } }],
    ['PDF-02 a colour with more in it', { marca: { ...BRAND, color: '#0b4a57;color:red' } }],
    ['PDF-02 a colour by its name', { marca: { ...BRAND, color: 'red' } }],
    ['PDF-02 a contact beyond measure', { marca: { ...BRAND, contacto: 'x'.repeat(501) } }],
    ['PDF-02 a contact that is no text', { marca: { ...BRAND, contacto: 7 } }],
    ['PDF-02 a notice beyond measure', { marca: { ...BRAND, avisoDatos: 'x'.repeat(2001) } }],
    ['PDF-02 a notice that is no text', { marca: { ...BRAND, avisoDatos: ['x'] } }],
    ['areas of elsewhere', { areas: refs(FOREIGN_AREA) }],
  ])('GEO-01 the administrator gives no municipality %s', async (_name, change) => {
    await refuse(() => updateDoc(home(ADMIN), { ...change, ...signedBy(ADMIN) }))
  })
  it('GEO-04 PDF-02 the administrator edits a municipality and how it shows itself', async () => {
    const settings = {
      ...{ usarAWS: true, videoHabilitado: true, ubicacion: { lat: -31.4, lng: -64.2 } },
      ...{ geocodificador: 'x'.repeat(60), zonaHoraria: 'America/Argentina/Cordoba' },
      festivos: ['2026-12-25', '2027-01-01'],
    }
    await allow(() => updateDoc(home(ADMIN), { ...settings, marca: BRAND, ...signedBy(ADMIN) }))
    const none = {
      usarAWS: false,
      videoHabilitado: false,
      ubicacion: null,
      geocodificador: '',
      zonaHoraria: '',
    }
    const marca = { logo: '', color: '', contacto: '', avisoDatos: '' }
    await allow(() => updateDoc(home(ADMIN), { ...none, marca, ...signedBy(ADMIN) }))
  })
  it('GEO-04 a centre that an operator wrote in another shape keeps nobody from changing the rest', async () => {
    const path = 'paises/ar/provincias/cordoba/municipios/con-punto'
    const place = { nombre: 'Punto', idMuniCore: '13', key: 'PT', inhabilitado: false, areas: [] }
    await layOut({ [path]: { ...place, ubicacion: 'lejos' } })
    await allow(() => updateDoc(doc(storeOf(ADMIN), path), { nombre: 'El Punto', ...signedBy(ADMIN) }))
    await refuse(() => updateDoc(doc(storeOf(ADMIN), path), { ubicacion: 'cerca', ...signedBy(ADMIN) }))
  })
  it('PAY-04 only the administrator sets or removes the merchant who is paid', async () => {
    for (const merchantCode of ['999008881', ''])
      await allow(() => updateDoc(home(ADMIN), { merchantCode, ...signedBy(ADMIN) }))
    for (const by of [the('ROLE_SUPERVISOR'), the('ROLE_GENERADOR'), ELEVATED])
      for (const municipality of [HOME, municipalityPathOf(FOREIGN_AREA)])
        await refuse(() =>
          updateDoc(doc(storeOf(by), municipality), { merchantCode: '999008882', ...signedBy(by) }),
        )
  })
  it('GEO-01 countries, provinces and municipalities have a name', async () => {
    const at = (path: string) => doc(storeOf(ADMIN), path)
    const mine = signedBy(ADMIN)
    const municipality = {
      nombre: 'Río Cuarto',
      idMuniCore: '1212',
      key: 'RC',
      inhabilitado: false,
      areas: [],
      ...mine,
    }
    await refuse(() => setDoc(at('paises/republica-uruguay'), { nombre: '', ...mine }))
    await refuse(() => setDoc(at('paises/ar/provincias/provincia-de-salta'), { nombre: 7, ...mine }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, nombre: '' }))
    await refuse(() => setDoc(at(RIO_CUARTO), { ...municipality, key: 'R'.repeat(201) }))
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
  it('SEC-06 an edit cannot carry the mark of an earlier change', async () => {
    const at = doc(storeOf(ADMIN), `${HOME}/areas_municipales/transporte-urbano`)
    await allow(() => setDoc(at, { nombre: 'Transporte', ...signedBy(ADMIN) }))
    await refuse(() => updateDoc(at, { nombre: 'Tránsito' }))
    await allow(() => updateDoc(at, { nombre: 'Tránsito', ...signedBy(ADMIN) }))
  })
})
