import type { Answer } from '../../../src/domain/answer/answer'
import { authorName, citizenName, citizenNumber, intervieweeInWords } from '../../../src/domain/answer/people'
import { placeInWords } from '../../../src/domain/answer/place'
import { appointmentInWords } from '../../../src/domain/appointment/words'
import { correctedAt } from '../../../src/domain/correction/overlay'
import { stateWords } from '../../../src/domain/states/choices'
import { text, type Setting } from './content'
import type { Content, TableCell } from './pdfmake'
import type { Tag } from './tags'

interface FactsLayout {
  /** Of the column of labels, in points. */
  width?: number
  margin?: [number, number, number, number]
}

/** Facts as two columns of label and value, each label the heading of its row; those without a value are left out. */
export function factsTable(
  facts: readonly (readonly [label: string, value: string])[],
  setting: Setting,
  { width = 120, margin = [0, 4, 0, 6] }: FactsLayout = {},
): Content {
  const table: Tag = { role: 'Table' }
  const body = facts
    .filter(([, value]) => value !== '')
    .map(([label, value]): TableCell[] => {
      const row: Tag = { role: 'TR', parent: table }
      return [
        text(label, 'label', setting, { tag: { role: 'TH', scope: 'Row', parent: row } }),
        text(value, 'value', setting, { tag: { role: 'TD', parent: row } }),
      ]
    })
  return { table: { widths: [width, '*'], body }, layout: 'facts', margin }
}

/** Code, moments, people and place of an answer. */
export function answerFacts(answer: Answer, setting: Setting): Content {
  const { wording } = setting
  const { labels } = wording
  const all: [label: string, value: string][] = [
    [labels.code, answer.codigoMunicipio],
    [labels.date, wording.write('dateTime', answer.fechaCreacion)],
    [labels.corrected, wording.write('dateTime', correctedAt(answer))],
    [labels.state, stateWords(answer.estados, wording.language)],
    [labels.appointment, answer.turno ? appointmentInWords(answer.turno) : ''],
    [labels.author, authorName(answer)],
    [labels.licence, answer.inspectorID],
    [labels.recipient, citizenName(answer.datosCiudadano)],
    [labels.recipientNumber, citizenNumber(answer.datosCiudadano)],
    [labels.interviewee, intervieweeInWords(answer)],
    [labels.place, placeInWords(answer.ubicacion)],
    [labels.area, answer.areaInfo.nombre],
    [labels.municipality, answer.municipioInfo.nombre],
  ]
  return factsTable(all, setting, { margin: [0, 8, 0, 4] })
}
