/** Every route of the product: the router's pattern and the address that a link goes to (§1.2, §2.2). */
const encode = encodeURIComponent
/** The router would read `%2F` in an id as a slash, so percent signs of an id are encoded twice. */
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
  /** The page for people who came from the provider and have no user (AUTH-03). */
  noUser: { pattern: '/login/sin-usuario', href: () => '/login/sin-usuario' },
  /** Where a password is chosen with the link of a mail, whose code stands after the # (AUTH-02). */
  newPassword: { pattern: '/clave', href: () => '/clave' },
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
  /** What is on this device: the outbox, drafts, forms taken along (DAY-05). */
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
  /** The answers that the signed-in person gave (ALIST-07). */
  myAnswers: {
    pattern: '/misRespuestas/:formId',
    href: (formId: string) => `/misRespuestas/${encode(formId)}`,
  },
  /** What was deleted and can come back (REACH-10). */
  bin: {
    pattern: '/papelera',
    /** @param formId shows what was deleted of this form alone */
    href: (formId?: string) => (formId ? `/papelera?formulario=${encode(formId)}` : '/papelera'),
  },
  /** What is one's turn, what is late first (REACH-08). */
  tasks: {
    pattern: '/tareas',
    /** @param whose `all` shows what is everybody's in the own areas */
    href: (whose: 'mine' | 'all' = 'mine') => (whose === 'all' ? '/tareas?de=todos' : '/tareas'),
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
  /** The open sessions of a person (USER-05). */
  sessions: {
    pattern: '/sesiones/:username?',
    /** @param username of the person; one's own sessions when left out */
    href: (username?: string) => `/sesiones${username ? `/${encode(username)}` : ''}`,
  },
  areas: { pattern: '/areas', href: () => '/areas' },
  /** Tables of a municipality from which questions pick (KIND-09). */
  tables: { pattern: '/tablas', href: () => '/tablas' },
  /** What a municipality has of a person, told and erased (OPS-03). */
  people: {
    pattern: '/derechos',
    href: (municipality?: string) =>
      municipality ? `/derechos?municipio=${encode(municipality)}` : '/derechos',
  },
  municipalities: { pattern: '/municipios', href: () => '/municipios' },
  /** Statistics of all municipalities (STAT-04). */
  statistics: { pattern: '/estadisticas', href: () => '/estadisticas' },
  /** Statistics of one form (STAT-01). */
  formStatistics: {
    pattern: '/estadisticas/:formId',
    href: (formId: string) => `/estadisticas/${encode(formId)}`,
  },
  /** The audit trail (SEC-06). */
  audit: {
    pattern: '/auditoria',
    /** @param answerId shows the entries about this answer only */
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
  /** Goes on with a draft that the server keeps; the secret stands where browsers send it to nobody (REACH-04). */
  later: {
    pattern: '/seguir/:id',
    href: ({ id, secret }: { id: string; secret: string }) => `/seguir/${id}#${secret}`,
  },
  /** The part of an answer that another person is asked for; the secret stands likewise (REACH-11). */
  part: {
    pattern: '/parte/:answerId',
    href: ({ answerId, secret }: { answerId: string; secret: string }) =>
      `/parte/${encode(answerId)}#${secret}`,
  },
  /** The outbox of strangers on this device (DAY-05). */
  publicOutbox: { pattern: '/publico/bandeja', href: () => '/publico/bandeja' },
  /** The state of the answer with a code (PUB-01). */
  status: {
    pattern: '/publico/consultar-estado',
    href: (code?: string) => `/publico/consultar-estado${code ? `?codigo=${encode(code)}` : ''}`,
  },
  /** Checks a certificate by its code (PDF-02). */
  certificate: {
    pattern: '/publico/verificar/:code?',
    href: (code?: string) => `/publico/verificar${code ? `/${encode(code)}` : ''}`,
  },
  /** The voucher of an answer, to print (PUB-03). */
  voucher: {
    pattern: '/publico/comprobante/:formId/:docCode/:citizenId?',
    /** @param citizenId of the recipient, in the management system */
    href: (formId: string, code: string, citizenId?: string) =>
      `/publico/comprobante/${encode(formId)}/${encode(code)}${citizenId ? `/${encode(citizenId)}` : ''}`,
  },
  /**
   * Answering from the citizen portal. Its links end with a token, which is removed from the address at once (CIT-01,
   * CIT-02).
   */
  citizenAnswer: {
    pattern: '/ciudadano/contestar/:formId',
    href: (formId: string) => `/ciudadano/contestar/${encode(formId)}`,
  },
  /** The answers of the citizen (CIT-03). */
  ownAnswers: {
    pattern: '/ciudadano/formularios/respuestas',
    href: () => '/ciudadano/formularios/respuestas',
  },
  ownAnswer: {
    pattern: '/ciudadano/formularios/respuesta/:answerId',
    href: (answerId: string) => `/ciudadano/formularios/respuesta/${encodeId(answerId)}`,
  },
  /** Revising an own answer as staff asked for (CORR-05). */
  revision: {
    pattern: '/ciudadano/revision/:answerId',
    href: (answerId: string) => `/ciudadano/revision/${encodeId(answerId)}`,
  },
  /** With the citizen's id and an installation of the management system in the appointment flow (APPT-02). */
  citizenSaved: {
    pattern: '/ciudadano/guardado/:formId/:docCode/:citizenId?/:useAWSflag?',
    href: (formId: string, code: string) => `/ciudadano/guardado/${encode(formId)}/${encode(code)}`,
  },
  /** The PDF of an answer by its code (PUB-02). */
  recordLookup: {
    pattern: '/actas/consultar',
    href: (code?: string) => `/actas/consultar${code ? `?codigo=${encode(code)}` : ''}`,
  },
  /** The order, once it is paid (PAY-07). */
  paymentDone: {
    pattern: '/pago-exitoso/:orderId/:answerId',
    href: (orderId: string, answerId: string) => `/pago-exitoso/${encode(orderId)}/${encodeId(answerId)}`,
  },
  paymentDenied: {
    pattern: '/pago-denegado/:orderId/:answerId',
    href: (orderId: string, answerId: string) => `/pago-denegado/${encode(orderId)}/${encodeId(answerId)}`,
  },
  /** The orders of a form (PAY-13). */
  orders: { pattern: '/pedidos/:formId', href: (formId: string) => `/pedidos/${encode(formId)}` },
  /** The paid orders of a municipality in a year, for its treasury (PAY-13). */
  yearOrders: { pattern: '/pedidos', href: () => '/pedidos' },
  /** Checks tickets at the door (PAY-12). */
  door: { pattern: '/entradas/:formId', href: (formId: string) => `/entradas/${encode(formId)}` },
  /** A form as it will be answered, in a frame of the editor. */
  preview: { pattern: '/vista-previa', href: () => '/vista-previa' },
  notFound: { pattern: '/404', href: () => '/404' },
} as const
