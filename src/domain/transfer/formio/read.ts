/** Reads a form of Form.io: its JSON becomes a form and a report (MOVE-03). Its programs are read as text and never run. */
import { isObject } from '../../form/exchange/node'
import { objectsIn, own, textIn, type Json } from '../json'
import { Report } from '../report'
import { readSurvey } from '../surveyjs/read'
import type { Transferred } from '../transferred'
import type { Source } from '../xlsform/read'
import {
  asksForDay,
  asksForDayAlone,
  isCheckbox,
  isKnownType,
  isNumberType,
  isSetOfBoxes,
  isTextType,
  writtenDay,
} from './components'
import { HiddenValues } from './hidden-values'
import { componentsByKey, containersIn, keysOf } from './walk'
import { converter } from './convert'
import { rulesWritten } from './written-rules'

/** Lists to pick from, and what a town hall made itself, some of which keep words and code. */
const mayHaveCode = (component: Json): boolean => {
  const type = textIn(component, 'type')
  return /select$/iu.test(type) || !isKnownType(type)
}

/** Whether structured text is a form of Form.io. */
export const isFormio = (value: unknown): value is Json =>
  isObject(value) && objectsIn(value, 'components').some((one) => textIn(one, 'type') !== '' && 'key' in one)

export function readFormio(form: Json, source: Source): Transferred {
  const report = new Report()
  const components = objectsIn(form, 'components').map((one, at): [Json, string] => [
    one,
    `components[${at}]`,
  ])
  const sets = new Set(keysOf(isSetOfBoxes, components))
  const selects = new Set(keysOf(mayHaveCode, components))
  const numbers = new Set(keysOf(isNumberType, components))
  const texts = new Set(keysOf(isTextType, components))
  const wholeDays = new Set(keysOf(asksForDayAlone, components))
  const ticks = new Set(keysOf(isCheckbox, components))
  const containers = containersIn(components)
  const days = componentsByKey(asksForDay, components)
  const hidden = new HiddenValues(report, components)
  const element = converter(report, hidden, {
    isSet: (name) => sets.has(name),
    isNumber: (name) => numbers.has(name),
    isText: (name) => texts.has(name),
    isDay: (name) => wholeDays.has(name),
    isYesNo: (name) => ticks.has(name),
    isSelect: (name) => selects.has(name),
    isContainer: (name) => containers.has(name),
    dayOf: (name, written) => {
      const component = days.get(name)
      return component ? writtenDay(component, written) : null
    },
  })
  const pages: Json[] = []
  let loose: Json[] = []
  const endLoose = () => {
    if (loose.length > 0) pages.push({ $path: 'components', elements: loose })
    loose = []
  }
  for (const [component, path] of components) {
    const [made] = element(component, path)
    if (made && textIn(component, 'type') === 'panel') {
      endLoose()
      pages.push(made)
    } else if (made) loose.push(made)
  }
  endLoose()
  return readSurvey({ title: own(form, 'title') ?? source.name, pages }, source, {
    ...{ report, isLenient: false, hidden: hidden.values, others: keysOf(() => true, components) },
    rules: rulesWritten(components),
  })
}
