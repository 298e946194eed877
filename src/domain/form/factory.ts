import type { Form } from './form'
import { NO_OPTIONS } from './options'
import {
  DATA_TYPE,
  QUESTION_TYPE,
  type DataType,
  type Option,
  type Question,
  type QuestionType,
} from './question'
import type { Condition, Section } from './section'
import type { Signature } from './signature'
import { NO_STATES } from './state'

/** Gives a name that no other section, condition, question or option of the form has. */
export type NewId = () => string

/**
 * A form not yet saved: version 0. It may be edited after it has answers, because every answer keeps the
 * version that it was given to; who wants it frozen turns `editableForm` off.
 */
export const newForm = (id: string, creadoPor: string): Form => ({
  id,
  version: 0,
  claveMunicipio: '',
  titulo: '',
  descripcion: '',
  areas: [],
  areaInfo: { nombre: '', id: '' },
  municipioInfo: { nombre: '', idMuniCore: '' },
  municipalityPath: '',
  estados: NO_STATES,
  opcionales: { ...NO_OPTIONS, editableForm: true },
  headerImageURL: '',
  secciones: [],
  signatures: [],
  payments: [],
  customizedVoucherText: '',
  responsesCount: 0,
  ubicacion: null,
  creadoPor,
  fechaCreacion: null,
  timeStamp: null,
  lastUpdate: null,
  formEditedInfo: [],
  deleted: false,
})

/** A simple section without questions. */
export const newSection = (newId: NewId): Section => ({
  id: newId(),
  orden: 0,
  titulo: '',
  descripcion: '',
  preguntas: [],
  repetible: false,
  puedeEstarVacia: false,
  vacia: false,
  seccionesRepetibles: [],
  required: false,
  conditionalSection: false,
  conditionalQuestion: '',
  conditionalSectionSingle: false,
  conditions: [],
  areaAsociada: null,
})

/** A condition without questions. */
export const newCondition = (newId: NewId): Condition => ({
  id: newId(),
  order: 0,
  condition: '',
  checked: false,
  questions: [],
})

/** An unticked option. */
export const newOption = (newId: NewId, texto = ''): Option => ({
  id: newId(),
  orden: 0,
  texto,
  checked: false,
})

/** A question without a title or an answer: open text unless told otherwise. */
export const newQuestion = (
  newId: NewId,
  tipoPregunta: QuestionType = QUESTION_TYPE.open,
  tipoDato: DataType = DATA_TYPE.text,
): Question => ({
  id: newId(),
  orden: 0,
  titulo: '',
  descripcion: '',
  tituloLink: '',
  link: '',
  required: false,
  filtrable: false,
  repetible: false,
  repeticiones: [],
  tipoPregunta,
  tipoDato,
  adjuntar: false,
  adjuntarDocumento: false,
  adjuntarVideo: false,
  respuesta: '',
  opciones: [],
  imagen: null,
  documento: null,
  video: null,
})

/** A signature to be given: drawn or uploaded, by the citizen (EDIT-12, defaults of §1.9). */
export const newSignature = (): Signature => ({
  title: '',
  typeOfSignature: 'both',
  tipeOfSignatory: 'citizen',
  indexSignature: 0,
  names: '',
  imgID: '',
  imgURL: '',
})
