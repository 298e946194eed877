/** Where documents stand. The names are the specification's; rules say the same ones once more. */
import { isDocumentId } from './document-id'
import type { Language } from './language'
import { ANSWERS, formPath } from './public-paths'

export * from './public-paths'

export const COUNTRIES = 'paises'
export const PROVINCES = 'provincias'
export const MUNICIPALITIES = 'municipios'
export const AREAS = 'areas_municipales'
/** What strangers find of a municipality (REACH-02): below it. */
const CATALOGUE = 'catalogo'
/** What signs links of a municipality (REACH-05): below it; functions alone. */
const LINKS = 'enlaces'
/** Whose letters are whose: a document for each key that a municipality ever had (GEO-04). */
export const MUNICIPALITY_KEYS = 'claves_municipios'
export const USERS = 'usuarios'
export const SESSIONS = 'sesiones_web'
/** Who asks for a user (USER-06). */
export const REQUESTS = 'solicitudes_acceso'
/** By which words forms are found (LIST-01): below each form. */
export const SEARCH = 'busqueda'
/** What lets strangers answer a form under pressure: below its public part. */
export const PASSES = 'pases'
/** What an answer code may tell a stranger. */
export const CODES = 'consultas_publicas'
/** That strangers send too much to a form (SEC-03). */
export const ALARMS = 'alarmas'
export const AUDIT = 'auditoria'
/** Certificates by their codes (PDF-02): written and read by functions. */
export const CERTIFICATES = 'certificados'
/** The orders of forms that take payments, and their tickets: written by functions. */
export const ORDERS = 'payOrders'
export const STOCK = 'entradas'
/** Tickets that were sold: below a form's stock. */
export const TICKETS = 'codigos'
/** What is counted of each form (STAT-07). */
const FORM_STATISTICS = 'estadisticas_formularios'
/** Counts that are not folded yet, below those of a form or an author. */
export const OPEN_COUNTS = 'abiertas'
/** What hours of quiet times have, below the counts of a form or an author. */
export const DETAILS = 'detalles'

/** Written by functions, and read by nobody else. */
export const LIMITS = 'limites'
export const SESSION_LIMITS = 'limites_sesion'
/** The second factors of the staff (OPS-01). */
const FACTORS = 'segundos_factores'
export const MAIL_LIMITS = 'limites_email'
/** Mails with which a password is chosen that wait to be sent; functions only. */
export const PASSWORD_MAILS = 'correos_clave'
export const PAUSED_ACCOUNTS = 'cuentas_frenadas'
/** Which accounts of strangers may send files, and until when (SEC-03); functions write it, rules ask. */
export const FILE_PERMITS = 'permisos_archivos'
/** That a look-up gave somebody a person (decision 024). */
export const LOOKED_UP = 'personas_consultadas'
/** That a token of the citizen portal was used, by its hash. */
export const USED_TOKENS = 'tokens_portal'
/** Drafts that are kept for who goes on later (REACH-04); functions alone. */
export const KEPT_DRAFTS = 'borradores_guardados'
/** To whom of those who answered mails go (REACH-06), by answer; functions alone. */
export const NEWS = 'novedades_respuestas'
/** Requests to erase what is stored about a person (OPS-03); functions alone. */
export const PERSON_REQUESTS = 'derechos_personas'
/** Where each daily sweep ended, so that the next one goes on there. */
export const SWEEPS = 'mantenimiento'

/** Until when staff were told at once of what is new (REACH-07), by municipality. */
export const TOLD_PATH = `${SWEEPS}/avisos`

/** Until when the last digest of each municipality told. */
export const TOLD_DAILY_PATH = `${SWEEPS}/avisos-diarios`

/** When a store was put back last: functions follow nothing that was written then (OPS-04). */
export const RESTORATION_PATH = `${SWEEPS}/restauracion`

/** Which documents from before have the shape of now (OPS-07). */
export const MIGRATIONS_PATH = `${SWEEPS}/migraciones`

/** How the installation stands: what functions note of outside systems and of their own work (OPS-05). */
export const OPERATION = 'operacion'

/** Path of what is noted of an outside system. */
export const operationPath = (name: string): string => `${OPERATION}/${name}`

/** Which counts were wrong and put right last. */
export const MENDED_COUNTS_PATH = operationPath('recuento')

/** The day of the last digest. */
export const DIGEST_PATH = operationPath('resumen')

const WORK = 'trabajo-'

/** Path of what is noted of a work that is done at its hours. */
export const workRecordPath = (name: string): string => operationPath(`${WORK}${name}`)

/** The switches that an operator sets for everybody (AUTH-08, decision 020). */
export const REMOTE_SWITCHES_PATH = 'configuracion/remota'

/** Path of what is known of a kept draft (REACH-04). */
export const savedDraftPath = (id: string): string => `${KEPT_DRAFTS}/${id}`

/** Path of what is known of the mails about an answer (REACH-06). */
export const newsPath = (answerId: string): string => `${NEWS}/${answerId}`

/** Where its cipher text lies in the file store. */
export const savedDraftFilesPath = (id: string): string => `borradores/${id}/`

/** Path of a municipality; without one of its province, and without that of the country. */
export function placePath(country: string, province?: string, municipality?: string): string {
  const below = [PROVINCES, province, MUNICIPALITIES, municipality]
  const end = below.indexOf(undefined)
  return [COUNTRIES, country, ...below.slice(0, end < 0 ? below.length : end - 1)].join('/')
}

/** Path of an area of a municipality, which is given by its own path. */
export const areaPath = (path: string, area: string): string => `${path}/${AREAS}/${area}`

/** Path of what a municipality decided about its catalogue (REACH-02): functions alone, as those of its pages. */
/** Where the keys of a municipality lie. */
export const linkKeysPath = (municipality: string): string => `${municipality}/${LINKS}/claves`

export const arrangementPath = (municipality: string): string => `${municipality}/${CATALOGUE}/arreglo`

/** Path of a municipality's catalogue in a language. */
export const cataloguePath = (municipality: string, language: Language): string =>
  `${municipality}/${CATALOGUE}/${language}`

/** The first two segments of a path: of a place its country, of what stands below a form the form. */
export const rootOf = (path: string): string => path.split('/').slice(0, 2).join('/')

/** The province above a municipality: the first four segments of its path. */
export const provincePathOf = (path: string): string => path.split('/').slice(0, 4).join('/')

/** The municipality above an area: the first six segments of its path. */
export const municipalityPathOf = (path: string): string => path.split('/').slice(0, 6).join('/')

/** Whether a text names a municipality and nothing else: `paises/p/provincias/q/municipios/m`. */
export function isMunicipalityPath(path: string): boolean {
  const segments = path.split('/')
  const [, country = '', , province = '', , municipality = ''] = segments
  return path === placePath(country, province, municipality) && segments.every(isDocumentId)
}

/** Path of a member of the staff. */
export const userPath = (username: string): string => `${USERS}/${username}`

/** Path of what is kept of a person's second factor. */
export const factorPath = (username: string): string => `${FACTORS}/${username}`

/** Path of a web session. */
export const sessionPath = (sid: string): string => `${SESSIONS}/${sid}`

/** Path of the request for a user of an account. */
export const requestPath = (uid: string): string => `${REQUESTS}/${uid}`

/** Path of an answer. */
export const answerPath = (answerId: string): string => `${ANSWERS}/${answerId}`

/** Answers that were deleted, until they come back or are erased (REACH-10): functions alone. */
export const BIN = 'papelera'

/** Path of an answer in the bin: under its own id. */
export const binnedPath = (answerId: string): string => `${BIN}/${answerId}`

/** Path of the management system's settings of a version or an answer; no stranger reads them (decisions 008, 017). */
export const settingsPath = (path: string): string => `${path}/interno/muniCore`

/** Path of a certificate. */
export const certificatePath = (code: string): string => `${CERTIFICATES}/${code}`

/** Path of what people who work with an answer see of its last certificate (PDF-02). */
export const answerCertificatePath = (answerId: string): string =>
  `${answerPath(answerId)}/interno/certificado`

/** Path of how many certificates a form has given. */
export const certificateCountPath = (formId: string): string => `${formPath(formId)}/contadores/certificados`

/** Path of the incidents of a form that wait for staff since a flood. */
export const delayedIncidentsPath = (formId: string): string => `${formPath(formId)}/incidentes_retenidos`

/** What is counted of a form, everybody's answers (STAT-07). */
export const formCountsPath = (formId: string): string => `${FORM_STATISTICS}/${formId}`

/** What is counted of the answers of one author, as `creadoPor` says it, to a form (ROLE-03). */
export const authorCountsPath = (formId: string, author: string): string =>
  `${formCountsPath(formId)}/autores/${author}`

/** Path of a form's counts, or an author's, that are not folded yet; a busy form has several of them. */
export const openCountsPath = (counts: string, part: number): string => `${counts}/${OPEN_COUNTS}/${part}`

/** Path of the folded counts of an hour, a day or a month. */
export const foldedCountsPath = (counts: string, period: string): string => `${counts}/sumas/${period}`

/** Path of the hours of a day, a part of a month or a month that are kept together. */
export const detailPath = (counts: string, period: string): string => `${counts}/${DETAILS}/${period}`

/** Path of what an answer has in the counts of its form; functions only. */
export const appliedPath = (formId: string, answerId: string): string =>
  `${formCountsPath(formId)}/aportes/${answerId}`

/** Path of the alarm that strangers send too much to a form. */
export const alarmPath = (formId: string): string => `${ALARMS}/${formId}`

/** Path of an order. Several municipalities may give one number; the answer's id tells them apart. */
export const orderPath = (orderId: string, answerId: string): string => `${ORDERS}/${orderId}_${answerId}`

/** Path of what tickets a form has left. */
export const stockPath = (formId: string): string => `${STOCK}/${formId}`

/** Path of a ticket that was sold, by its code without hyphens. */
export const ticketPath = (formId: string, code: string): string => `${stockPath(formId)}/${TICKETS}/${code}`
