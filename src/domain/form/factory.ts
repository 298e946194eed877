import type { Form } from './form'
import { NO_OPTIONS } from './options'
import {
  DATA_TYPE,
  optionSchema,
  QUESTION_TYPE,
  questionSchema,
  type DataType,
  type Option,
  type Question,
  type QuestionType,
} from './question'
import { branchSchema, sectionSchema, type Branch, type Section } from './section'
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
  purcharseOrderDetails: '',
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
export const newSection = (newId: NewId): Section => sectionSchema.parse({ id: newId(), orden: 0 })

/** A condition without questions. */
export const newBranch = (newId: NewId): Branch => branchSchema.parse({ id: newId(), order: 0 })

/** An unticked option. */
export const newOption = (newId: NewId, texto = ''): Option =>
  optionSchema.parse({ id: newId(), orden: 0, texto })

/** A question without a title or an answer: open text unless told otherwise. */
export const newQuestion = (
  newId: NewId,
  tipoPregunta: QuestionType = QUESTION_TYPE.open,
  tipoDato: DataType = DATA_TYPE.text,
): Question => questionSchema.parse({ id: newId(), orden: 0, tipoPregunta, tipoDato })

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
