import { withCurrentState } from '../form/state-ref'
import type { FormVersion, Location } from '../form/form'
import type { Section } from '../form/section'
import type { Signature } from '../form/signature'
import type { Language } from '../language'
import type { User } from '../user/user'
import type { AnswerEnvelope, Citizen, StoredAnswer } from '../answer/answer'
import { ANONYMOUS_AUTHOR, type ChosenTickets } from '../answer/submitted'
import type { CalendarDay } from '../calendar'
import { compactSections } from './compact'
import { hasRules } from './logic'

/** Who makes an answer (ANS-19, ANS-20). */
export type Author = Pick<AnswerEnvelope, 'creadoPor' | 'uid' | 'firstName' | 'lastName' | 'inspectorID'>

/** A member of staff; names and licence number are kept on the answer (ANS-20). */
export const authorOf = (
  user: Pick<User, 'username' | 'firstName' | 'lastName' | 'inspectorID'>,
  uid: string,
): Author => ({
  creadoPor: user.username,
  uid,
  firstName: user.firstName,
  lastName: user.lastName,
  inspectorID: user.inspectorID,
})

/** Somebody who is not signed in as staff (ANS-19). */
export const anonymousAuthor = (uid: string): Author => ({
  creadoPor: ANONYMOUS_AUTHOR,
  uid,
  firstName: '',
  lastName: '',
  inspectorID: '',
})

export interface NewAnswer {
  /** Made before the first save and kept by every retry. */
  id: string
  version: FormVersion
  /** The whole sections as filled in. */
  secciones: Section[]
  signatures: Signature[]
  ubicacion: Location | null
  author: Author
  /** From `answerCode`; kept by every retry. */
  code: string
  datosCiudadano: Citizen | null
  /** The municipality's day at which it was begun. */
  begun?: CalendarDay | undefined
  /** The language of the page. */
  language?: Language | undefined
  /** The state in which it is saved; the form's initial one when left out (ANS-18). */
  state?: number | undefined
  /** What is bought with it, where the form takes payments: it is not shown before its order is placed (PAY-03). */
  tickets?: ChosenTickets | undefined
}

const CODE_LETTERS = 3

/** The code that gets an answer's PDF: the beginning of its id and its own code (PUB-04). */
export const pdfDownloadCode = (id: string, code: string): string =>
  `${Array.from(id).slice(0, CODE_LETTERS).join('')}${code}`

/** An answer as it is first saved. Its times are null: the server sets them. */
export const newAnswer = ({ id, version, author, code, secciones, ...given }: NewAnswer): StoredAnswer => ({
  id,
  idPlantilla: version.formId,
  version: version.version,
  codigoMunicipio: code,
  ...author,
  titulo: version.titulo,
  areas: version.areas,
  areaInfo: version.areaInfo,
  municipioInfo: version.municipioInfo,
  municipalityPath: version.municipalityPath,
  estados: withCurrentState(version.estados, given.state ?? version.estados.inicial),
  opcionales: version.opcionales,
  headerImageURL: version.headerImageURL,
  fechaCreacion: null,
  lastUpdate: null,
  timeStamp: null,
  datosCiudadano: given.datosCiudadano,
  ubicacion: given.ubicacion,
  signatures: given.signatures,
  invalida: false,
  ...(version.zonaHoraria !== undefined && { zonaHoraria: version.zonaHoraria }),
  ...(given.begun !== undefined && hasRules(version.secciones) && { diaComienzo: given.begun }),
  ...(given.language &&
    (version.avisos !== undefined || version.secciones.some(({ otraPersona }) => otraPersona !== '')) && {
      idioma: given.language,
    }),
  ...(version.opcionales.pdfDownloadCode && { pdfDownloadCode: pdfDownloadCode(id, code) }),
  ...(given.tickets && { paymentDetails: given.tickets, removeVision: true }),
  secciones: compactSections(secciones),
})
