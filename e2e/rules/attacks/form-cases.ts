import type { DocumentData } from 'firebase/firestore/lite'
import type { Form } from '../../../src/domain/form/form'
import { options, type Twist } from '../documents'
import { AREA, AWAY, FOREIGN_AREA, OTHER_AREA } from '../places'
import { GENERATOR, PUBLIC, refs, yesterday } from './saved-forms'

/** Changes the form and its version alike, so that the rules can only refuse the change itself. */
const both = (change: DocumentData): Twist => ({ form: change, version: change })

export const FALSE_FORMS: [string, Twist, Partial<Form>?][] = [
  ['EDIT-24 without its version', { version: null }],
  ['EDIT-24 with a version of another title', { version: { titulo: 'Otro' } }],
  ['EDIT-24 with a version of other questions', { version: { secciones: [] } }],
  ['EDIT-24 with a version of other areas', { version: { areas: refs(OTHER_AREA) } }],
  ['EDIT-24 with a version of other options', { version: { opcionales: PUBLIC } }],
  [
    'EDIT-24 with a version of other states',
    { version: { estados: { disponibles: [], inicial: 0, actual: 0 } } },
  ],
  ['EDIT-24 with a version that leaves the questions out', { version: { secciones: undefined } }],
  ['EDIT-24 with a version that leaves the voucher out', { version: { customizedVoucherText: undefined } }],
  ['EDIT-24 with a version of another number', { version: { version: 9 } }],
  ['EDIT-24 with a version of another form', { version: { formId: 'otro' } }],
  ['EDIT-24 with a version that says more', { version: { muniCore: { username: 'x' } } }],
  ['EDIT-15 with a version that tells settings of outside', both({ muniCore: { username: 'x' } })],
  ['ANS-11 with a version that tells who works on it', { version: { creadoPor: GENERATOR.user.username } }],
  ['EDIT-24 with a number that is no whole one', both({ version: '1' })],
  [
    'EDIT-03 public with the citizen option',
    both({ opcionales: options({ publico: true, ciudadano: true }) }),
    { opcionales: PUBLIC },
  ],
  [
    'EDIT-03 public with the citizen portal',
    both({ opcionales: options({ publico: true, citizenAssociationFromCitizenPortal: true }) }),
    { opcionales: PUBLIC },
  ],
  ['ANS-11 public without what strangers may know', { publicForm: null }, { opcionales: PUBLIC }],
  ['ANS-11 public as another version', { publicForm: { version: 9 } }, { opcionales: PUBLIC }],
  ['ANS-11 public under another title', { publicForm: { titulo: 'Otro' } }, { opcionales: PUBLIC }],
  ['ANS-11 public as another form', { publicForm: { formId: 'otro' } }, { opcionales: PUBLIC }],
  ['ANS-11 public and telling more', { publicForm: { creadoPor: 'x' } }, { opcionales: PUBLIC }],
  [
    'FILE-01 public and asking for files in no way that is known',
    { publicForm: { adjuntos: { todo: true } } },
    { opcionales: PUBLIC },
  ],
  [
    'FILE-01 public and asking for photos perhaps',
    { publicForm: { adjuntos: { imagen: 'sí' } } },
    { opcionales: PUBLIC },
  ],
  [
    'FILE-01 public and asking for signatures that it does not ask for',
    { publicForm: { firmas: true } },
    { opcionales: PUBLIC },
  ],
  [
    'ANS-11 public, open and with a reason not to be',
    { publicForm: { motivo: 'limite' } },
    { opcionales: PUBLIC },
  ],
  [
    'ANS-11 public, closed without a reason',
    { publicForm: { abierto: false, motivo: null } },
    { opcionales: PUBLIC },
  ],
  ['ANS-11 public, neither open nor closed', { publicForm: { abierto: 'no' } }, { opcionales: PUBLIC }],
  [
    'LIST-03 private yet known to strangers',
    {
      publicForm: {
        formId: 'x',
        version: 1,
        abierto: true,
        motivo: null,
        titulo: 'x',
        adjuntos: {},
        firmas: false,
      },
    },
  ],
  ['EDIT-20 with a false time of update', { form: { lastUpdate: yesterday } }],
  ['EDIT-20 with a false time stamp', { form: { timeStamp: yesterday } }],
  [
    "EDIT-20 edited in somebody else's name",
    { form: { formEditedInfo: [{ username: 'colega', date: yesterday }] } },
  ],
  ['EDIT-06 without areas', both({ areas: [] })],
  ["EDIT-06 with another municipality's area", both({ areas: refs(AREA, FOREIGN_AREA) })],
  ['EDIT-06 with an area that does not exist', both({ areas: refs(`${AREA}-otra`) })],
  [
    'EDIT-06 in another municipality',
    both({ areas: refs(FOREIGN_AREA), municipalityPath: AWAY, claveMunicipio: 'LLM' }),
  ],
  [
    'EDIT-06 in a municipality that does not exist',
    both({ municipalityPath: 'paises/x/provincias/x/municipios/x' }),
  ],
  ["FMT-02 with another municipality's letters", both({ claveMunicipio: 'LLM' })],
  ['EDIT-18 without a title', both({ titulo: '' }), { opcionales: options({}) }],
  ['with a title that is no text', both({ titulo: 7 })],
  ['with a list for a title', both({ titulo: ['Poda'] })],
  ['with a title beyond measure', both({ titulo: 'x'.repeat(501) })],
  ['with a description that is no text', both({ descripcion: 7 })],
  ['with a description beyond measure', both({ descripcion: 'x'.repeat(20_001) })],
  ['with more than 50 areas', both({ areas: Array.from({ length: 51 }, () => refs(AREA)[0]) })],
  ['with an area in words', both({ areaInfo: 'Inspección' })],
  ['with a municipality in words', both({ municipioInfo: 'Villa del Río' })],
  ['EDIT-12 with more than 20 signatures', both({ signatures: Array.from({ length: 21 }, () => ({})) })],
  ['EDIT-13 with more than 50 payments', both({ payments: Array.from({ length: 51 }, () => ({})) })],
  ['EDIT-13 with payments in words', both({ payments: 'muchos' })],
  ['EDIT-13 EDIT-24 with a version of other payments', { version: { payments: [{ id: 'otro' }] } }],
  ['EDIT-02 with an address of a header image beyond measure', both({ headerImageURL: 'x'.repeat(2001) })],
  ['with a voucher text beyond measure', both({ customizedVoucherText: 'x'.repeat(20_001) })],
  ['EDIT-13 with terms of purchase beyond measure', both({ purcharseOrderDetails: 'x'.repeat(20_001) })],
  ['EDIT-03 with options in words', both({ opcionales: 'publico' })],
  [
    'EDIT-04 with more than 100 states',
    both({ estados: { disponibles: Array.from({ length: 101 }, () => ({})), inicial: 0, actual: 0 } }),
  ],
  ['EDIT-04 with an initial state in words', both({ estados: { disponibles: [], inicial: '0', actual: 0 } })],
  [
    'EDIT-04 with an initial state below the first',
    both({ estados: { disponibles: [], inicial: -1, actual: 0 } }),
  ],
  [
    'EDIT-04 with an initial state between two',
    both({ estados: { disponibles: [{}, {}], inicial: 0.5, actual: 0 } }),
  ],
  ['with sections that are no list', both({ secciones: {} })],
  [
    'EDIT-04 with an initial state that is not there',
    both({ estados: { disponibles: [], inicial: 1, actual: 0 } }),
  ],
  [
    'EDIT-04 with something beside the states',
    both({ estados: { disponibles: [], inicial: 0, actual: 0, otro: 1 } }),
  ],
  ['with a field that forms do not have', { form: { secreto: 1 } }],
  ['LIST-06 born deleted', { form: { deleted: true } }],
]
export const FALSE_NEW_FORMS: [string, Twist, Partial<Form>?][] = [
  ["made in somebody else's name", { form: { creadoPor: 'colega' } }],
  ['made at another time', { form: { fechaCreacion: yesterday } }],
  [
    'SEC-03 that ask strangers for a pass from the start',
    { publicForm: { paseHasta: new Date(Date.now() + 3_600_000) } },
    { opcionales: PUBLIC },
  ],
  [
    'SEC-03 that say from the start that few places are left',
    { publicForm: { pocosLugares: false } },
    { opcionales: PUBLIC },
  ],
  [
    'PDF-02 that say how the municipality shows itself',
    { publicForm: { marca: { logo: '', color: '', contacto: 'Llame a este banco', avisoDatos: '' } } },
    { opcionales: PUBLIC },
  ],
  [
    'ANS-11 that say what the municipality is called',
    { publicForm: { municipio: 'Otra' } },
    { opcionales: PUBLIC },
  ],
  [
    'GEO-04 that say who searches addresses',
    { publicForm: { geocodificador: 'Otro' } },
    { opcionales: PUBLIC },
  ],
  [
    'OPS-08 that say by which clock its days are',
    { publicForm: { zonaHoraria: 'Asia/Tokyo' } },
    { opcionales: PUBLIC },
  ],
  ['EDIT-24 that begin at a later version', {}, { version: 2, fechaCreacion: new Date() }],
]
export const FALSE_EDITS: [string, Twist, Partial<Form>?][] = [
  ['EDIT-24 that skip a version', {}, { version: 3 }],
  ['EDIT-24 that keep the version', { version: null }, { version: 1 }],
  ['that change who made it', { form: { creadoPor: 'colega' } }],
  ['that change when it was made', { form: { fechaCreacion: yesterday } }],
]
