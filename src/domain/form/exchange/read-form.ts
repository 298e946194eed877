import { refAt } from '../state-ref'
import { CURRENCIES, type Payment } from '../../payment/payments'
import { textById } from '../certificate/carry-layout'
import {
  ANY_STATE,
  CERTIFICATE_KINDS,
  MAX_CERTIFICATE_TEXT,
  MAX_CERTIFICATE_TITLE,
  NEW_CERTIFICATE,
  VALIDITIES,
  type CertificateLayout,
} from '../certificate/layout'
import type { NewId } from '../factory'
import { formulaById, wordsById } from '../formulas'
import { readClosings } from './read-check'
import { MAX_INITIAL_RULES, type InitialRule } from '../initial-rule'
import { MAX_FORMULA } from '../../logic/parse'
import type { Form } from '../form'
import { FORM_OPTIONS, NO_OPTIONS, optionBlockedBy, setOption, type FormOption } from '../options'
import { MAX_SIGNATURE_TITLE } from '../edit-signatures'
import { SIGNATORIES, SIGNATURE_TYPES, type Signature } from '../signature'
import { isTerm, NO_STATES, STATE_COLORS, type State, type StateColor, type States } from '../state'
import { readCases } from './cases'
import { MAX_IN_FILE } from './format'
import { fault, nodeOf, type Findings, type Node } from './node'
import { readDraftDays, readNotices, readSecondPerson } from './read-reaching'
import { sectionReader } from './read-sections'

/** What a file gives to a form; place, people and everything of the store are the form's own. */
export type FormContent = Pick<
  Form,
  | 'titulo'
  | 'descripcion'
  | 'customizedVoucherText'
  | 'purcharseOrderDetails'
  | 'opcionales'
  | 'estados'
  | 'responsesCount'
  | 'secciones'
  | 'signatures'
  | 'payments'
  | 'certificado'
  | 'estadoInicial'
  | 'cierres'
  | 'avisos'
  | 'seguir'
  | 'soloFirmado'
  | 'casos'
  | 'otraPersona'
>

/**
 * What hangs on outside systems or on a picture that a file does not carry, and being public: who may decide that
 * decides it anew (LIST-03).
 */
const NOT_CARRIED: readonly FormOption[] = [
  'publico',
  'incidentes',
  'incidentesXestado',
  'addAppointment',
  'headerImg',
]

/** The flags of a file as the editor's couplings allow them together (EDIT-03), and those that are now off. */
function readOptions(form: Node, found: Findings): { opcionales: Form['opcionales']; off: FormOption[] } {
  const given = form.own('opcionales')
  const node = nodeOf(given === undefined ? {} : given, form.at('opcionales'), found)
  const wanted = FORM_OPTIONS.filter((option) => node.flag(option))
  node.end()
  let opcionales = { ...NO_OPTIONS }
  for (const option of wanted) {
    if (option === 'certificado' && form.own('certificado') === undefined) continue
    if (NOT_CARRIED.includes(option) || optionBlockedBy(opcionales, option) !== null) continue
    opcionales = setOption(opcionales, option, true)
  }
  return { opcionales, off: wanted.filter((option) => !opcionales[option]) }
}

interface ReadState {
  id: number
  nombre: string
  /** Its name in other languages. */
  translations: Record<string, string>
  color: StateColor | undefined
  plazo: number | undefined
  transiciones: unknown[]
}

/** A term in working days that a state may have. */
function termIn(node: Node): number | undefined {
  const days = node.count('plazo')
  return isTerm(days) ? days : undefined
}

function readState(value: unknown, path: string, position: number, found: Findings): ReadState {
  const node = nodeOf(value, path, found)
  const nombre = node.words('nombre', MAX_IN_FILE.words).trim()
  const read = {
    id: node.count('id') ?? position,
    nombre,
    translations: node.translations('nombre'),
    color: node.own('color') === undefined ? undefined : node.choice('color', STATE_COLORS),
    plazo: termIn(node),
    transiciones: node.list('transiciones', MAX_IN_FILE.states, (to) => to),
  }
  if (nombre === '') fault(found, { path: node.at('nombre'), code: 'blank' })
  node.end()
  return read
}

/** States are known by their position; ids of another origin are followed as long as they tell them apart. */
function readStates(form: Node, found: Findings): States {
  const given = form.own('estados')
  if (given === undefined) return NO_STATES
  const node = nodeOf(given, form.at('estados'), found)
  const read = node.list('disponibles', MAX_IN_FILE.states, (value, path, at) =>
    readState(value, path, at, found),
  )
  const inicial = node.count('inicial') ?? 0
  node.own('actual')
  node.end()
  const areNames = new Set(read.map(({ id }) => id)).size === read.length
  // Never turned into a number: an object of a file may answer that with an error.
  const positions = new Map<unknown, number>(read.map(({ id }, at) => [areNames ? id : at, at]))
  const names = new Set<string>()
  const disponibles = read.map(({ nombre, translations, color, plazo, transiciones }, id): State => {
    const name = nombre.toLocaleLowerCase()
    if (nombre !== '' && names.has(name))
      fault(found, { path: `${node.at('disponibles')}[${id}].nombre`, code: 'repeated' })
    names.add(name)
    const leadsTo = new Set(transiciones.map((to) => positions.get(to)))
    const to = read.map((_, at) => at).filter((at) => at !== id && leadsTo.has(at))
    return { id, nombre, ...translations, ...(color && { color }), ...(plazo && { plazo }), transiciones: to }
  })
  const first = positions.get(inicial) ?? 0
  return { disponibles, inicial: first, actual: first }
}

function readSignature(value: unknown, path: string, indexSignature: number, found: Findings): Signature {
  const node = nodeOf(value, path, found)
  const [draw, upload, both] = SIGNATURE_TYPES
  const read: Signature = {
    title: node.words('title', MAX_SIGNATURE_TITLE),
    ...node.translations('title', MAX_SIGNATURE_TITLE),
    typeOfSignature: node.choice('typeOfSignature', [both, draw, upload]),
    tipeOfSignatory: node.choice('tipeOfSignatory', SIGNATORIES),
    ...(node.flag('required') && { required: true }),
    indexSignature,
    names: '',
    imgID: '',
    imgURL: '',
  }
  node.end()
  return read
}

function readPayment(value: unknown, path: string, found: Findings, newId: NewId): Payment {
  const node = nodeOf(value, path, found)
  const currency = nodeOf(node.own('currencyType') ?? CURRENCIES[0], node.at('currencyType'), found)
  const diminutive = currency.words('diminutive', MAX_IN_FILE.words)
  const known = CURRENCIES.find((one) => one.diminutive === diminutive)
  if (!known)
    fault(found, {
      path: currency.at('diminutive'),
      code: 'choice',
      allowed: CURRENCIES.map((one) => one.diminutive).join(', '),
    })
  const read: Payment = {
    id: newId(),
    name: node.words('name', MAX_IN_FILE.words),
    ...node.translations('name'),
    address: node.words('address', MAX_IN_FILE.words),
    dateFormatted: node.words('dateFormatted', MAX_IN_FILE.words),
    currencyType: known ?? CURRENCIES[0],
    sections: node.list('sections', MAX_IN_FILE.payments, (one, at) => {
      const part = nodeOf(one, at, found)
      const section = {
        id: newId(),
        sectionName: part.words('sectionName', MAX_IN_FILE.words),
        ...part.translations('sectionName'),
        sectionPrice: part.count('sectionPrice') ?? -1,
        sectionQuantyLeft: part.count('sectionQuantyLeft') ?? -1,
      }
      part.end()
      return section
    }),
    quantyTicketsMaxPerTransaction: node.count('quantyTicketsMaxPerTransaction') ?? 0,
    preview: node.flag('preview'),
    previewIndex: node.count('previewIndex') ?? 0,
  }
  node.end()
  return read
}

/** The state at a position of the file; one that the file does not have stays, and is told in the editor. */
const stateAt = (estados: States, position: number | undefined): string =>
  position === undefined ? ANY_STATE : (refAt(estados, position) ?? String(position))

/** How certificates are made, as far as a file carries it: who signs them is said anew. */
function readCertificate(
  form: Node,
  { secciones: sections, estados }: Pick<FormContent, 'secciones' | 'estados'>,
  found: Findings,
): CertificateLayout | null {
  const given = form.own('certificado')
  if (given === undefined) return null
  const node = nodeOf(given, form.at('certificado'), found)
  const read: CertificateLayout = {
    clase: node.choice('clase', [NEW_CERTIFICATE.clase, ...CERTIFICATE_KINDS]),
    titulo: textById(node.words('titulo', MAX_CERTIFICATE_TITLE), sections),
    texto: textById(node.words('texto', MAX_CERTIFICATE_TEXT), sections),
    firmas: [],
    validez: node.choice('validez', VALIDITIES),
    dias: node.count('dias') ?? NEW_CERTIFICATE.dias,
    hasta: node.words('hasta', MAX_IN_FILE.words),
    estado: stateAt(estados, node.count('estado')),
    descarga: node.flag('descarga'),
  }
  node.own('firmas')
  node.end()
  return read
}

/** In which state answers begin, by rules; what names a state or a part that the file does not have is told in the editor. */
function readInitialRules(
  form: Node,
  { secciones, estados }: Pick<FormContent, 'secciones' | 'estados'>,
  found: Findings,
  newId: NewId,
): InitialRule[] {
  return form.list('estadoInicial', MAX_INITIAL_RULES, (value, path) => {
    const node = nodeOf(value, path, found)
    const si = formulaById(node.words('si', MAX_FORMULA), secciones)
    const position = node.count('estado')
    node.end()
    return { id: newId(), si, estado: position === undefined ? '' : (refAt(estados, position) ?? '') }
  })
}

/** Reads a form's definition; what is wrong with it goes to the findings. */
export function readForm(
  value: unknown,
  found: Findings,
  newId: NewId,
): { content: FormContent; off: FormOption[] } {
  const form = nodeOf(value, '', found)
  const { opcionales, off } = readOptions(form, found)
  const content: FormContent = {
    titulo: form.words('titulo', MAX_IN_FILE.title),
    descripcion: form.words('descripcion', MAX_IN_FILE.text),
    customizedVoucherText: form.words('customizedVoucherText', MAX_IN_FILE.text),
    purcharseOrderDetails: form.words('purcharseOrderDetails', MAX_IN_FILE.text),
    ...form.translations('titulo'),
    ...form.translations('descripcion', MAX_IN_FILE.text),
    ...form.translations('customizedVoucherText', MAX_IN_FILE.text),
    ...form.translations('purcharseOrderDetails', MAX_IN_FILE.text),
    opcionales,
    estados: readStates(form, found),
    responsesCount: form.count('responsesCount') ?? 0,
    signatures: form.list('signatures', MAX_IN_FILE.signatures, (one, path, at) =>
      readSignature(one, path, at, found),
    ),
    payments: form.list('payments', MAX_IN_FILE.payments, (one, path) =>
      readPayment(one, path, found, newId),
    ),
    secciones: sectionReader(found, newId)(form),
  }
  const certificado = readCertificate(form, content, found)
  const estadoInicial = readInitialRules(form, content, found, newId)
  const cierres = readClosings(form, content, found, newId)
  const avisos = readNotices(form, content, found)
  const seguir = readDraftDays(form)
  const soloFirmado = form.flag('soloFirmado')
  const casos = readCases(form, content, found, newId)
  const otraPersona = readSecondPerson(form, content, found)
  form.end()
  return {
    content: {
      ...wordsById(content, content.secciones),
      signatures: content.signatures.map((one) => wordsById(one, content.secciones)),
      ...(certificado && { certificado }),
      ...(estadoInicial.length > 0 && { estadoInicial }),
      ...(cierres.length > 0 && { cierres }),
      ...(avisos.length > 0 && { avisos }),
      ...(seguir !== undefined && { seguir }),
      ...(soloFirmado && { soloFirmado }),
      ...(casos.length > 0 && { casos }),
      ...(otraPersona && { otraPersona }),
    },
    off,
  }
}
