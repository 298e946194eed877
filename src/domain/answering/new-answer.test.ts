import { describe, expect, it } from 'vitest'
import {
  CLOCK,
  THREE_STATES,
  TYPED,
  aSection,
  aSignature,
  aUser,
  aVersion,
  questions,
} from '../../testing/builders'
import { NO_BUYER } from '../payment/buyer'
import { storedAnswerSchema } from '../answer/answer'
import { anonymousAuthor, authorOf, newAnswer } from './new-answer'
import { startSections } from './start'

const version = aVersion({
  version: 4,
  secciones: [aSection({ preguntas: questions({ ...TYPED.date }) })],
  estados: { ...THREE_STATES, inicial: 1, actual: 0 },
})
const given = {
  id: 'r1',
  version,
  secciones: startSections(version.secciones, CLOCK),
  signatures: [aSignature({ names: 'Ana Paz' })],
  ubicacion: { latlng: { lat: -31.42, lng: -64.18 }, direccion: 'San Martín 120' },
  author: anonymousAuthor('visitante-1'),
  code: 'VDR-0000000000',
  datosCiudadano: null,
}

describe('newAnswer', () => {
  it('ANS-15 carries the form’s small fields, its version and the code', () => {
    expect(newAnswer(given)).toMatchObject({
      id: 'r1',
      idPlantilla: version.formId,
      version: 4,
      codigoMunicipio: 'VDR-0000000000',
      titulo: version.titulo,
      areas: version.areas,
      areaInfo: version.areaInfo,
      municipioInfo: version.municipioInfo,
      municipalityPath: version.municipalityPath,
      opcionales: version.opcionales,
      headerImageURL: '',
      signatures: given.signatures,
      ubicacion: given.ubicacion,
      datosCiudadano: null,
      invalida: false,
    })
  })

  it('ALIST-05 starts in the initial state', () => {
    expect(newAnswer(given).estados).toEqual({ ...version.estados, actual: 1, clave: '1' })
  })

  it('ANS-18 starts in the state that was chosen', () => {
    expect(newAnswer({ ...given, state: 0 }).estados).toEqual({ ...version.estados, actual: 0, clave: '0' })
  })

  it('PUB-04 has a download code exactly where the form gives one', () => {
    const gives = { ...version, opcionales: { ...version.opcionales, pdfDownloadCode: true } }
    const answer = newAnswer({ ...given, id: 'aB3dEfGh', version: gives })
    expect(answer.pdfDownloadCode).toBe('aB3VDR-0000000000')
    expect(storedAnswerSchema.parse(answer)).toEqual(answer)
    expect(newAnswer(given)).not.toHaveProperty('pdfDownloadCode')
  })

  it('PAY-03 keeps the tickets that were chosen, and is not shown before its order is placed', () => {
    const tickets = {
      ...{ paymentId: 'concierto', sectionId: 'platea', section: 'Platea', quanty: 2 },
      ...{ ...NO_BUYER, clientFullName: 'Luz Vera' },
    }
    expect(newAnswer({ ...given, tickets })).toMatchObject({
      paymentDetails: tickets,
      removeVision: true,
    })
    for (const field of ['paymentDetails', 'removeVision']) expect(newAnswer(given)).not.toHaveProperty(field)
  })

  it('ANS-15 leaves the times to the server', () => {
    expect(newAnswer(given)).toMatchObject({ fechaCreacion: null, lastUpdate: null, timeStamp: null })
  })

  it('ANS-03 keeps the compact sections', () => {
    expect(newAnswer(given).secciones).toEqual([
      {
        id: 'seccion-0',
        orden: 0,
        preguntas: [{ id: 'pregunta-0', orden: 0, valor: '2026-10-05', porDefecto: true }],
      },
    ])
  })

  it('ANS-15 is what the schema of stored answers takes, and has no text of the form’s questions', () => {
    const answer = newAnswer(given)
    expect(storedAnswerSchema.parse(answer)).toEqual(answer)
    expect(JSON.stringify(answer)).not.toContain('Pregunta 1')
  })
})

describe('authors', () => {
  it('ANS-19 a person who is not signed in is Usuario Anónimo', () => {
    expect(anonymousAuthor('u1')).toEqual({
      creadoPor: 'Usuario Anónimo',
      uid: 'u1',
      firstName: '',
      lastName: '',
      inspectorID: '',
    })
  })

  it('ANS-20 an inspector’s names and licence number are kept', () => {
    expect(authorOf(aUser('ROLE_INSPECTOR', { inspectorID: 'L-204' }), 'u2')).toEqual({
      creadoPor: 'mgomez',
      uid: 'u2',
      firstName: 'María',
      lastName: 'Gómez',
      inspectorID: 'L-204',
    })
  })
})
