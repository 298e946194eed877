import { filePage } from '../src/domain/files/file-page'
import { CATALOGUE_PATH, publicCatalogue } from '../src/lib/catalogue-path'
import { OPERATION_PATH } from '../src/lib/operation-path'
import { noticesHref } from '../src/lib/notices-path'
import { paths } from '../src/lib/paths'

/** A screen to be photographed and checked for accessibility. */
export interface Screen {
  /** File name of its pictures. */
  name: string
  path: string
  /** Username of the seeded municipality who sees it, the number of a citizen of the portal, or null for strangers. */
  as: string | number | null
}

/** A form of the seed, and one of its answers. */
const ANSWER_LIST = 'inspeccion-comercios'
const ANSWER = 'inspeccion-comercios-0054'
/** A form that sells tickets. */
const CONCERT = 'concierto-primavera'
/** A citizen of the portal, and one of her answers that she is asked to revise. */
const LUCIA = 40101
const SENT_BACK = 'permiso-eventos-0013'

/** Every screen with its main states; one line for each new screen. */
export const SCREENS: Screen[] = [
  { name: 'login', path: paths.login.href(), as: null },
  { name: 'not-found', path: paths.notFound.href(), as: null },
  { name: 'public', path: paths.publicAnswer.href('reclamo-alumbrado'), as: null },
  { name: 'public-long', path: paths.publicAnswer.href('inscripcion-talleres'), as: null },
  { name: 'public-closed', path: paths.publicAnswer.href('reclamo-bacheo'), as: null },
  { name: 'public-missing', path: paths.publicAnswer.href('no-existe'), as: null },
  {
    name: 'public-saved',
    path: paths.publicSaved.href('reclamo-alumbrado', 'VA-0123456789'),
    as: null,
  },
  { name: 'citizen-answer', path: paths.citizenAnswer.href('permiso-eventos'), as: LUCIA },
  { name: 'citizen-answers', path: paths.ownAnswers.href(), as: LUCIA },
  { name: 'citizen-revision', path: paths.revision.href(SENT_BACK), as: LUCIA },
  { name: 'citizen-out', path: paths.ownAnswers.href(), as: null },
  {
    name: 'citizen-saved',
    path: paths.citizenSaved.href('permiso-eventos', 'VA-0123456789'),
    as: null,
  },
  { name: 'record-lookup', path: paths.recordLookup.href('a1BVA-0123456789'), as: null },
  { name: 'status', path: paths.status.href('VA-0123456789'), as: null },
  { name: 'certificate', path: paths.certificate.href('0123456789ABCDEF'), as: null },
  { name: 'voucher', path: paths.voucher.href('reclamo-alumbrado', 'VA-0123456789', '4711'), as: null },
  { name: 'home', path: paths.home.href(), as: 'supervisor' },
  { name: 'forms', path: paths.forms.href(), as: 'supervisor' },
  { name: 'editor-new', path: paths.newForm.href(), as: 'generador' },
  { name: 'editor', path: paths.editForm.href('inscripcion-talleres'), as: 'generador' },
  { name: 'answer', path: paths.answer.href(ANSWER_LIST), as: 'inspector' },
  {
    name: 'answer-recipient',
    path: paths.answer.href('licencia-obra-menor'),
    as: 'inspector.elevado.corrector',
  },
  { name: 'answers', path: paths.answers.href(ANSWER_LIST), as: 'supervisor' },
  { name: 'answers-map', path: `${paths.answers.href(ANSWER_LIST)}?vista=mapa`, as: 'supervisor' },
  { name: 'bin', path: paths.bin.href(), as: 'supervisor' },
  { name: 'tasks', path: paths.tasks.href(), as: 'supervisor' },
  { name: 'notices', path: noticesHref(), as: 'supervisor' },
  { name: 'notices-choice', path: noticesHref('preferencias'), as: 'supervisor' },
  { name: 'my-answers', path: paths.myAnswers.href(ANSWER_LIST), as: 'inspector' },
  { name: 'view', path: paths.view.href(ANSWER), as: 'supervisor' },
  {
    name: 'file',
    path: filePage({ path: `imagenes/${ANSWER_LIST}/seedfoto0001.png`, name: 'frente-local-1.png' }),
    as: 'supervisor',
  },
  {
    name: 'file-forbidden',
    path: filePage({ path: 'imagenes/censo-arbolado/seedfoto0001.png', name: 'arbol-1.png' }),
    as: 'inspector',
  },
  { name: 'complete', path: paths.complete.href(ANSWER), as: 'supervisor' },
  { name: 'correct', path: paths.correct.href('permiso-eventos-0014'), as: 'corrector' },
  { name: 'users-requests', path: `${paths.users.href()}?ver=solicitudes`, as: 'admin' },
  { name: 'login-no-user', path: paths.noUser.href(), as: null },
  { name: 'users', path: paths.users.href(), as: 'admin' },
  { name: 'sessions', path: paths.sessions.href(), as: 'admin' },
  { name: 'areas', path: paths.areas.href(), as: 'admin' },
  { name: 'tables', path: paths.tables.href(), as: 'elevado' },
  { name: 'people', path: paths.people.href(), as: 'admin' },
  { name: 'municipalities', path: paths.municipalities.href(), as: 'admin' },
  { name: 'statistics', path: `${paths.statistics.href()}?periodo=1m`, as: 'admin' },
  {
    name: 'form-statistics',
    path: `${paths.formStatistics.href(ANSWER_LIST)}?periodo=6m`,
    as: 'supervisor',
  },
  { name: 'public-tickets', path: paths.publicAnswer.href(CONCERT), as: null },
  {
    name: 'payment-missing',
    path: paths.paymentDone.href('000000000001', 'respuesta-que-no-hay'),
    as: null,
  },
  { name: 'orders', path: paths.orders.href(CONCERT), as: 'corrector' },
  { name: 'orders-year', path: paths.yearOrders.href(), as: 'corrector' },
  { name: 'door', path: paths.door.href(CONCERT), as: 'corrector' },
  { name: 'operation', path: OPERATION_PATH, as: 'admin' },
  { name: 'catalogue', path: CATALOGUE_PATH, as: 'elevado' },
  { name: 'public-catalogue', path: publicCatalogue('VA'), as: null },
  { name: 'audit', path: paths.audit.href(), as: 'admin' },
  { name: 'answers-forbidden', path: paths.answers.href('censo-arbolado'), as: 'inspector' },
]
