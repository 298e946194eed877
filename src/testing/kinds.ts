/** Each kind of question in tests: how it is stored, and answers to it. */
import type { QuestionKind, QuestionTypes } from '../domain/form/kinds'
import { DATA_TYPE, QUESTION_TYPE, type Response } from '../domain/form/question'
import { listedText } from '../domain/question-types/files/list'

/** `tipoPregunta` and `tipoDato` of a kind. */
export const TYPED: Record<QuestionKind, QuestionTypes> = {
  text: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.text },
  integer: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.integer },
  decimal: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.decimal },
  date: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.date },
  time: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.time },
  link: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.link },
  'multiple-choice': { tipoPregunta: QUESTION_TYPE.multipleChoice, tipoDato: DATA_TYPE.text },
  'single-choice': { tipoPregunta: QUESTION_TYPE.singleChoice, tipoDato: DATA_TYPE.text },
  'yes-no': { tipoPregunta: QUESTION_TYPE.yesNo, tipoDato: DATA_TYPE.text },
  'long-text': { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.longText },
  email: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.email },
  phone: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.phone },
  amount: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.amount },
  'date-time': { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.dateTime },
  month: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.month },
  identifier: { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.identifier },
  'scanned-code': { tipoPregunta: QUESTION_TYPE.open, tipoDato: DATA_TYPE.scannedCode },
  'table-choice': { tipoPregunta: QUESTION_TYPE.tableChoice, tipoDato: DATA_TYPE.text },
  scale: { tipoPregunta: QUESTION_TYPE.scale, tipoDato: DATA_TYPE.text },
  ranking: { tipoPregunta: QUESTION_TYPE.ranking, tipoDato: DATA_TYPE.text },
  place: { tipoPregunta: QUESTION_TYPE.place, tipoDato: DATA_TYPE.text },
  files: { tipoPregunta: QUESTION_TYPE.files, tipoDato: DATA_TYPE.text },
  consent: { tipoPregunta: QUESTION_TYPE.consent, tipoDato: DATA_TYPE.text },
  fact: { tipoPregunta: QUESTION_TYPE.fact, tipoDato: DATA_TYPE.text },
  note: { tipoPregunta: QUESTION_TYPE.note, tipoDato: DATA_TYPE.text },
  grid: { tipoPregunta: QUESTION_TYPE.grid, tipoDato: DATA_TYPE.text },
}

/** A valid response of each kind, and one that is wrong. */
export const ANSWERS: Record<QuestionKind, [sound: Response['respuesta'], wrong: Response['respuesta']]> = {
  text: ['San Martín 450, entre Belgrano y Sarmiento', ''],
  integer: ['42', '4,2'],
  decimal: ['12,50', '1.234'],
  date: ['2026-10-05', '-'],
  time: ['10:30', '-'],
  link: ['https://www.ejemplo.com/plano', 'ejemplo'],
  'multiple-choice': ['', ''],
  'single-choice': ['1', ''],
  'yes-no': ['true', ''],
  'long-text': ['Se cayó un árbol.\nOcupa media calzada.', ''],
  email: ['ana@ejemplo.com', 'ana@ejemplo'],
  phone: ['+54 351 555-1234', '12'],
  amount: ['1234,50', '1.234'],
  'date-time': ['2026-10-05T10:30', '-'],
  month: ['2026-10', '26-10'],
  identifier: ['20-12345678-6', '20-12345678-9'],
  'scanned-code': ['7790895000997', ''],
  'table-choice': ['Avenida General Paz', ''],
  scale: ['4', '9'],
  ranking: ['2,0,1', '2,0'],
  place: ['-31.4,-64.18', '0,0;0,1'],
  files: [
    listedText([
      {
        ...{ path: 'imagenes/gallery/abcdefghijkl.jpg', name: 'frente.jpg', size: 90_000 },
        ...{ caption: 'Frente, desde la vereda', takenAt: '2026-10-05T10:30', place: '-31.4,-64.18 ±8' },
      },
      {
        ...{ path: 'documentos/gallery/doc-abcdefghijkl.pdf', name: 'plano.pdf', size: 90_000 },
        ...{ caption: '', takenAt: '', place: '' },
      },
    ]),
    'frente.jpg',
  ],
  consent: ['v1 2026-10-05T10:30', 'true'],
  fact: ['2026-10-05T10:30', 'ayer'],
  note: ['', ''],
  grid: ['', ''],
}
