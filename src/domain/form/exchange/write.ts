import { placeholder } from '../certificate/placeholders'
import { stateRef } from '../state-ref'
import { LANGUAGES, BASE_LANGUAGE } from '../../language'
import type { Payment } from '../../payment/payments'
import { textInFile } from '../certificate/carry-layout'
import { isChoice } from '../edit-questions'
import { textIn, textKey } from '../edit-texts'
import {
  CONDITION_FIELDS,
  FORM_TEXTS,
  OPTION_FIELDS,
  QUESTION_FIELDS,
  SECTION_FIELDS,
  type Field,
} from '../fields'
import { isOfForm, type Check } from '../check'
import type { Form } from '../form'
import { checksInFile, formulaInFile, formulasInFile, wordsInFile } from '../formulas'
import { FORM_OPTIONS } from '../options'
import { tellableNotices } from '../form-notices'
import { withNoticeWords } from '../notice-words'
import type { Option, Question } from '../question'
import { addressQuestions, isOthersPart } from '../second-person'
import type { Section } from '../section'
import { casesInFile } from './cases'
import { FORMAT, FORMAT_VERSION } from './format'
import { cutText } from '../../text/cut'
import { withoutAnswers } from '../../text/without-answers'

type Plain = Record<string, unknown>

/** The texts of some fields in every language that has one, each base text before its translations. */
function texts(owner: object, ...fields: string[]): Plain {
  const written: Plain = {}
  for (const field of fields) {
    for (const language of LANGUAGES) {
      const value = textIn(owner, field, language)
      if (value !== '' || language === BASE_LANGUAGE) written[textKey(field, language)] = value
    }
  }
  return written
}

/** Leaves out empty fields: people read a file too. */
const saying = (fields: Plain): Plain =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== '' && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  )

const writeCheck = (check: Check): Plain => ({
  regla: check.regla,
  ...texts(check, 'mensaje'),
  tipo: check.tipo,
  ...(isOfForm(check) && { delFormulario: true }),
})

/** The fields that a part has, as far as they say something. */
function writeFields<P extends object>(fields: readonly Field<P>[], part: P): Plain {
  const written = fields
    .filter(({ only, is }) => is !== 'picture' && (!only || only(part)))
    .map(({ name, is }) => {
      const value = part[name]
      if (is === 'checks' && Array.isArray(value)) return { [name]: value.map(writeCheck) }
      return is === 'words' ? texts(part, name) : { [name]: value }
    })
  return saying(Object.assign({}, ...written))
}

const writeOption = (option: Option): Plain => ({
  // Its words are said also where they are empty.
  ...texts(option, 'texto'),
  ...writeFields(
    OPTION_FIELDS.filter(({ name }) => name !== 'texto'),
    option,
  ),
})

const writeQuestion = (question: Question): Plain => ({
  ...writeFields(QUESTION_FIELDS, question),
  ...(isChoice(question) && {
    opciones: question.opciones.map(writeOption),
  }),
})

const writeSection = (section: Section): Plain => ({
  ...writeFields(SECTION_FIELDS, section),
  ...(section.conditionalSection
    ? {
        conditions: section.conditions.map((branch) => ({
          ...writeFields(CONDITION_FIELDS, branch),
          questions: branch.questions.map(writeQuestion),
        })),
      }
    : { preguntas: section.preguntas.map(writeQuestion) }),
})

const writePayment = (payment: Payment): Plain => {
  const { address, dateFormatted, currencyType, sections, preview, previewIndex } = payment
  const { quantyTicketsMaxPerTransaction } = payment
  const { sign, diminutive, name: currency } = currencyType
  return {
    ...saying({ ...texts(payment, 'name'), address, dateFormatted }),
    currencyType: { sign, diminutive, name: currency },
    ...(quantyTicketsMaxPerTransaction > 0 && { quantyTicketsMaxPerTransaction }),
    ...(preview && { preview, previewIndex }),
    sections: sections.map((section) => ({
      ...texts(section, 'sectionName'),
      ...(section.sectionPrice >= 0 && { sectionPrice: section.sectionPrice }),
      ...(section.sectionQuantyLeft >= 0 && { sectionQuantyLeft: section.sectionQuantyLeft }),
    })),
  }
}

/** Without signatories, who work in one town hall: the other one names its own. */
function writeCertificate({ certificado, opcionales, secciones, estados }: Form): Plain {
  if (!certificado || !opcionales.certificado) return {}
  const { clase, titulo, texto, validez, dias, hasta, estado, descarga } = certificado
  // A file carries no ids: a state is named by where it stands there.
  const position = estados.disponibles.findIndex((state) => stateRef(state) === estado)
  const words = {
    titulo: textInFile(titulo, secciones),
    texto: textInFile(texto, secciones),
  }
  return {
    certificado: {
      ...{ clase, ...words, validez },
      ...(validez === 'dias' && { dias }),
      ...(validez === 'hasta' && { hasta }),
      ...(position >= 0 && { estado: position }),
      ...saying({ descarga }),
    },
  }
}

/** In which state answers begin, by rules: states and what the rules name are told by where they stand. */
const writeInitialRules = ({ estadoInicial = [], estados, secciones }: Form): Plain =>
  saying({
    estadoInicial: estadoInicial.map(({ si, estado }) => {
      const position = estados.disponibles.findIndex((state) => stateRef(state) === estado)
      return { si: formulaInFile(si, secciones), ...(position >= 0 && { estado: position }) }
    }),
  })

/** Whom it lets go no further by rules that strangers do not read. */
const writeClosings = ({ cierres = [], secciones }: Form): Plain =>
  saying({ cierres: checksInFile(cierres, secciones).map(writeCheck) })

/** What who gave an address is told; the confirmation names no state. */
const writeNotices = ({ avisos = [], estados, secciones }: Form): Plain =>
  saying({
    avisos: tellableNotices({ avisos }, estados).map((notice) => {
      const position = estados.disponibles.findIndex((state) => stateRef(state) === notice.estado)
      return {
        ...(position >= 0 && { estado: position }),
        ...saying({
          ...texts(
            withNoticeWords(notice, (words) => textInFile(words, secciones)),
            'mensaje',
          ),
          copia: notice.copia === true,
        }),
      }
    }),
  })

/** How another person is asked for a part, where a section is theirs; what names nothing is left out. */
function writeSecondPerson({ otraPersona, estados, secciones }: Form): Plain {
  if (!otraPersona || !secciones.some(isOthersPart)) return {}
  const { correo, dias } = otraPersona
  const isAsked = addressQuestions(secciones).some(({ id }) => id === correo)
  const stands = (field: 'espera' | 'rechazo'): Plain => {
    const position = estados.disponibles.findIndex((state) => stateRef(state) === otraPersona[field])
    return position >= 0 ? { [field]: position } : {}
  }
  return {
    otraPersona: {
      ...(isAsked && { correo: formulaInFile(placeholder(correo), secciones) }),
      ...{ dias, ...stands('espera'), ...stands('rechazo') },
    },
  }
}

const writeForm = (form: Form): Plain => ({
  ...saying(texts(wordsInFile(form, form.secciones), ...FORM_TEXTS)),
  opcionales: Object.fromEntries(
    FORM_OPTIONS.filter((option) => form.opcionales[option]).map((option) => [option, true]),
  ),
  ...(form.responsesCount > 0 && { responsesCount: form.responsesCount }),
  estados: {
    inicial: form.estados.inicial,
    disponibles: form.estados.disponibles.map((state) => ({
      ...texts(state, 'nombre'),
      ...(state.color && { color: state.color }),
      ...(state.plazo && { plazo: state.plazo }),
      transiciones: state.transiciones,
    })),
  },
  signatures: form.signatures.map((signature) => ({
    ...texts(wordsInFile(signature, form.secciones), 'title'),
    typeOfSignature: signature.typeOfSignature,
    tipeOfSignatory: signature.tipeOfSignatory,
    ...(signature.required && { required: true }),
  })),
  ...saying({ payments: form.payments.map(writePayment) }),
  ...writeCertificate(form),
  ...writeInitialRules(form),
  ...writeClosings(form),
  ...writeNotices(form),
  ...saying({ casos: casesInFile(form) }),
  ...(form.seguir !== undefined && { seguir: form.seguir }),
  ...(form.soloFirmado && { soloFirmado: true }),
  ...writeSecondPerson(form),
  secciones: formulasInFile(form.secciones).map(writeSection),
})

/**
 * A form as the text of a file that another municipality can import: what it asks and how, always in the same
 * order, readable by people. Left out is what belongs to one municipality: place, people, settings of outside systems, the
 * pictures, and everything of answers.
 */
export const formFileText = (form: Form): string =>
  `${JSON.stringify({ formato: FORMAT, version: FORMAT_VERSION, formulario: writeForm(form) }, null, 2)}\n`

/** Longest part of a title that becomes part of a file's name. */
const MAX_NAME_LENGTH = 60

/** The name under which a form is downloaded: its title without what file systems do not like. */
export function formFileName(form: Pick<Form, 'titulo'>): string {
  const words = withoutAnswers(form.titulo)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const name = cutText(words, MAX_NAME_LENGTH).replace(/^-|-$/g, '')
  return `formulario${name === '' ? '' : `-${name}`}.json`
}
