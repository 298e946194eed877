/** Every route of the product: the router's pattern and the address that a link goes to (§1.2, §2.2). */
const encode = encodeURIComponent
/** The router takes `%2F` within a name for a slash: a percent sign of a name is written as one of the address. */
const encodeId = (id: string): string => encode(id.replaceAll('%', '%25'))
/** The id of an answer, of any name that the store has, from its part of an address (SEC-01). */
export const idInAddress = (part: string): string => part.replaceAll('%25', '%')

export const paths = {
  root: { pattern: '/', href: () => '/' },
  login: {
    pattern: '/login',
    /** @param back the address to return to after signing in (AUTH-09) */
    href: (back?: string) => (back ? `/login?volver=${encode(back)}` : '/login'),
  },
  /** The login error page: who came from the provider and has no user (AUTH-03). */
  noUser: { pattern: '/login/sin-usuario', href: () => '/login/sin-usuario' },
  home: { pattern: '/home', href: () => '/home' },
  forms: {
    pattern: '/listar',
    /** @param savedCode the code of the answer just saved (LIST-12) */
    href: (savedCode?: string) => (savedCode ? `/listar?respuesta=${encode(savedCode)}` : '/listar'),
  },
  newForm: { pattern: '/editar/nuevo/formulario', href: () => '/editar/nuevo/formulario' },
  editForm: { pattern: '/editar/:formId', href: (formId: string) => `/editar/${encode(formId)}` },
  answer: {
    pattern: '/contestar/:formId/:citizenHash?',
    /** @param citizenHash what a link of the town hall names the recipient by (RECIP-06) */
    href: (formId: string, citizenHash?: string) =>
      `/contestar/${encode(formId)}${citizenHash ? `/${encode(citizenHash)}` : ''}`,
  },
  /** What this device has: the outbox, drafts, forms taken along (DAY-05). */
  device: { pattern: '/dispositivo', href: () => '/dispositivo' },
  answers: {
    pattern: '/respuestas/listado/:formId',
    href: (formId: string) => `/respuestas/listado/${encode(formId)}`,
  },
  /** What an answer lacks is filled in (COMP-01). */
  complete: {
    pattern: '/respuestas/actualizar/:answerId',
    href: (answerId: string) => `/respuestas/actualizar/${encodeId(answerId)}`,
  },
  /** A supervisor puts an answer right, or asks for it again (CORR-01). */
  correct: {
    pattern: '/correctForm/:answerId',
    href: (answerId: string) => `/correctForm/${encodeId(answerId)}`,
  },
  /** What the person answered oneself (ALIST-07). */
  myAnswers: {
    pattern: '/misRespuestas/:formId',
    href: (formId: string) => `/misRespuestas/${encode(formId)}`,
  },
  view: {
    pattern: '/ver/:answerId',
    /**
     * @param sends opens the mail dialog at once, after saving and sending (ANS-17)
     * @param books opens the booking page at once, after saving (APPT-01)
     */
    href: (answerId: string, { sends = false, books = false } = {}) =>
      `/ver/${encodeId(answerId)}${sends ? '?enviar=1' : books ? '?turno=1' : ''}`,
  },
  /** A file of an answer; `filePage` of the domain gives its address, for workbooks and PDFs too (SEC-05). */
  file: { pattern: '/archivo/:folder/:formId/:file' },
  users: { pattern: '/usuarios', href: () => '/usuarios' },
  /** Where somebody is signed in (USER-05). */
  sessions: {
    pattern: '/sesiones/:username?',
    /** @param username whose; the own ones when left out */
    href: (username?: string) => `/sesiones${username ? `/${encode(username)}` : ''}`,
  },
  areas: { pattern: '/areas', href: () => '/areas' },
  municipalities: { pattern: '/municipios', href: () => '/municipios' },
  /** Of all municipalities (STAT-04). */
  statistics: { pattern: '/estadisticas', href: () => '/estadisticas' },
  /** Of the answers to one form (STAT-01). */
  formStatistics: {
    pattern: '/estadisticas/:formId',
    href: (formId: string) => `/estadisticas/${encode(formId)}`,
  },
  /** Who did what (SEC-06). */
  audit: {
    pattern: '/auditoria',
    /** @param answerId whose record alone; everything when left out */
    href: (answerId?: string) => (answerId ? `/auditoria?respuesta=${encode(answerId)}` : '/auditoria'),
  },
  publicAnswer: {
    pattern: '/publico/contestar/:formId',
    href: (formId: string) => `/publico/contestar/${encode(formId)}`,
  },
  publicSaved: {
    pattern: '/publico/guardado/:formId/:docCode',
    href: (formId: string, code: string) => `/publico/guardado/${encode(formId)}/${encode(code)}`,
  },
  /** What strangers left on this device to be sent (DAY-05). */
  publicOutbox: { pattern: '/publico/bandeja', href: () => '/publico/bandeja' },
  /** How far the procedure with a code is (PUB-01). */
  status: {
    pattern: '/publico/consultar-estado',
    href: (code?: string) => `/publico/consultar-estado${code ? `?codigo=${encode(code)}` : ''}`,
  },
  /** Whether a certificate counts, by its code (PDF-02). */
  certificate: {
    pattern: '/publico/verificar/:code?',
    href: (code?: string) => `/publico/verificar${code ? `/${encode(code)}` : ''}`,
  },
  /** What a person keeps of an answer, to print (PUB-03). */
  voucher: {
    pattern: '/publico/comprobante/:formId/:docCode/:citizenId?',
    /** @param citizenId whom the answer is about, by the id in the management system */
    href: (formId: string, code: string, citizenId?: string) =>
      `/publico/comprobante/${encode(formId)}/${encode(code)}${citizenId ? `/${encode(citizenId)}` : ''}`,
  },
  /** From the citizen portal; its links have a token at the end, which leaves the address at once (CIT-01, CIT-02). */
  citizenAnswer: {
    pattern: '/ciudadano/contestar/:formId',
    href: (formId: string) => `/ciudadano/contestar/${encode(formId)}`,
  },
  /** What the citizen answered (CIT-03). */
  ownAnswers: {
    pattern: '/ciudadano/formularios/respuestas',
    href: () => '/ciudadano/formularios/respuestas',
  },
  ownAnswer: {
    pattern: '/ciudadano/formularios/respuesta/:answerId',
    href: (answerId: string) => `/ciudadano/formularios/respuesta/${encodeId(answerId)}`,
  },
  /** What was asked for of an own answer is put right (CORR-05). */
  revision: {
    pattern: '/ciudadano/revision/:answerId',
    href: (answerId: string) => `/ciudadano/revision/${encodeId(answerId)}`,
  },
  /** With the citizen's id and an installation of the management system in the appointment flow (APPT-02). */
  citizenSaved: {
    pattern: '/ciudadano/guardado/:formId/:docCode/:citizenId?/:useAWSflag?',
    href: (formId: string, code: string) => `/ciudadano/guardado/${encode(formId)}/${encode(code)}`,
  },
  /** Whoever holds the code of a record gets its PDF (PUB-02). */
  recordLookup: {
    pattern: '/actas/consultar',
    href: (code?: string) => `/actas/consultar${code ? `?codigo=${encode(code)}` : ''}`,
  },
  /** What was bought, once it is paid (PAY-07). */
  paymentDone: {
    pattern: '/pago-exitoso/:orderId/:answerId',
    href: (orderId: string, answerId: string) => `/pago-exitoso/${encode(orderId)}/${encodeId(answerId)}`,
  },
  paymentDenied: {
    pattern: '/pago-denegado/:orderId/:answerId',
    href: (orderId: string, answerId: string) => `/pago-denegado/${encode(orderId)}/${encodeId(answerId)}`,
  },
  /** What was bought with the answers to a form (PAY-13). */
  orders: { pattern: '/pedidos/:formId', href: (formId: string) => `/pedidos/${encode(formId)}` },
  /** What a municipality was paid in a year, for its treasury (PAY-13). */
  yearOrders: { pattern: '/pedidos', href: () => '/pedidos' },
  /** Where tickets are let in (PAY-12). */
  door: { pattern: '/entradas/:formId', href: (formId: string) => `/entradas/${encode(formId)}` },
  /** A form as it will be answered, in a frame of the editor. */
  preview: { pattern: '/vista-previa', href: () => '/vista-previa' },
  notFound: { pattern: '/404', href: () => '/404' },
} as const
