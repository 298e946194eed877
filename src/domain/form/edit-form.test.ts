import { expect, it } from 'vitest'
import { setAreas } from './edit-areas'
import { addSignature, changeSignature, moveSignature, removeSignature } from './edit-signatures'
import { textIn, withText } from './edit-texts'
import { newForm, newSignature } from './factory'
import { setOption } from './options'

const path = 'paises/ar/provincias/cba/municipios/rio'
const municipality = {
  id: 'rio',
  path,
  nombre: 'Río Claro',
  idMuniCore: '12',
  key: 'RIO',
  inhabilitado: false,
  areas: [],
}
const area = (id: string) => ({ id, path: `${path}/areas_municipales/${id}`, nombre: `Área ${id}` })

it('EDIT-06 the first area decides areaInfo, municipioInfo and the letters of the codes', () => {
  const form = setAreas(newForm('f', 'ana'), municipality, [area('b'), area('a')])
  expect(form).toMatchObject({
    areas: [`${path}/areas_municipales/b`, `${path}/areas_municipales/a`],
    areaInfo: { nombre: 'Área b', id: 'b' },
    municipioInfo: { nombre: 'Río Claro', idMuniCore: '12' },
    municipalityPath: path,
    claveMunicipio: 'RIO',
  })
  expect(setAreas(form, municipality, [])).toMatchObject({
    areas: [],
    areaInfo: { nombre: '', id: '' },
    municipioInfo: { nombre: '', idMuniCore: '' },
    municipalityPath: '',
    claveMunicipio: '',
  })
})

it('EDIT-06 the map of a form begins where its municipality has its centre', () => {
  const centre = { lat: -31.4, lng: -64.2 }
  const form = newForm('f', 'ana')
  const placed = { ...municipality, ubicacion: centre }
  expect(setAreas(form, placed, [area('a')]).ubicacion).toEqual({ latlng: centre, direccion: '' })
  expect(setAreas(form, placed, []).ubicacion).toBeNull()
  expect(setAreas(form, municipality, [area('a')]).ubicacion).toBeNull()
})

it('EDIT-01 texts in another language stand beside the base text and leave nothing behind when emptied', () => {
  const form = { ...newForm('f', 'ana'), titulo: 'Poda' }
  const translated = withText(form, 'titulo', 'ca', 'Esporga')
  expect(translated).toMatchObject({ titulo: 'Poda', titulo_ca: 'Esporga' })
  expect(textIn(translated, 'titulo', 'en')).toBe('')
  expect(withText(translated, 'titulo', 'ca', 'Esporga')).toBe(translated)
  expect(withText(translated, 'titulo', 'ca', '')).toEqual(form)
  expect(withText({ texto: 'Sí' }, 'texto', 'ca', 'Si')).toEqual({
    texto: 'Sí',
    textoAlternativeLanguage_ca: 'Si',
  })
  expect(withText(form, 'titulo', 'es', '')).toEqual({ ...form, titulo: '' })
  expect(textIn({ titulo: 7 }, 'titulo', 'es')).toBe('')
})

it('EDIT-03 public and the two associations exclude each other; options that need public go off with it', () => {
  const { opcionales } = newForm('f', 'ana')
  const citizen = setOption(setOption(opcionales, 'ciudadano', true), 'ciudadanoRequerido', true)
  const open = setOption(citizen, 'publico', true)
  expect(open).toMatchObject({ publico: true, ciudadano: false, ciudadanoRequerido: false })
  const voucher = { ...open, automaticDownload: true, customizedVoucher: true }
  expect(setOption(voucher, 'publico', false)).toMatchObject({
    automaticDownload: false,
    customizedVoucher: false,
  })
  expect(setOption(voucher, 'citizenAssociationFromCitizenPortal', true)).toMatchObject({ publico: false })
  const mail = setOption(opcionales, 'envioEmail', true)
  expect(setOption(mail, 'addAppointment', true)).toMatchObject({ addAppointment: true, envioEmail: false })
})

it('EDIT-12 signatures are of both and of the citizen unless chosen otherwise, at most 40 characters, in order', () => {
  const one = addSignature([], newSignature())
  expect(one).toMatchObject([{ typeOfSignature: 'both', tipeOfSignatory: 'citizen', indexSignature: 0 }])
  const two = changeSignature(addSignature(one, newSignature()), 1, {
    title: 'x'.repeat(60),
    tipeOfSignatory: 'intern',
  })
  expect(two[1]).toMatchObject({ title: 'x'.repeat(40), tipeOfSignatory: 'intern', indexSignature: 1 })
  expect(moveSignature(two, 1, 0).map(({ title, indexSignature }) => [title.length, indexSignature])).toEqual(
    [
      [40, 0],
      [0, 1],
    ],
  )
  expect(removeSignature(two, 0)).toMatchObject([{ tipeOfSignatory: 'intern', indexSignature: 0 }])
  expect(changeSignature(two, 7, { title: 'a' })).toBe(two)
})
