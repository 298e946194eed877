import { MAX_FORMULA } from '../../logic/parse'
import type { Check } from '../check'
import { isCode, MAX_CODE } from '../code'
import { isChoice } from '../edit-questions'
import { newBranch, newOption, newQuestion, newSection, type NewId } from '../factory'
import { CONDITION_FIELDS, OPTION_FIELDS, QUESTION_FIELDS, SECTION_FIELDS, type Field } from '../fields'
import { formulasById } from '../formulas'
import { DATA_TYPE, QUESTION_TYPE, type Option, type Question } from '../question'
import type { Branch, Section } from '../section'
import { MAX_IN_FILE } from './format'
import { fault, nodeOf, type Findings, type Node } from './node'
import { readCheck } from './read-check'

const WEB = /^https?:\/\/\S+$/i
const { open, ...closed } = QUESTION_TYPE
const QUESTION_TYPES = [open, ...Object.values(closed)] as const
const { text, ...typed } = DATA_TYPE
/** The first is what is taken where a file says none. */
const DATA_TYPES = [text, ...Object.values(typed)] as const

/** Reads the sections of a file: every part gets a name of its own and the position it has in its list. */
export function sectionReader(found: Findings, newId: NewId) {
  /** The fields that a part has. */
  function fieldsOf<P extends object>(
    node: Node,
    fields: readonly Field<P>[],
    part: P,
  ): Record<string, string | boolean | Check[]> {
    const read: Record<string, string | boolean | Check[]> = {}
    for (const { name, is, only, most } of fields) {
      if (only && !only(part)) continue
      if (is === 'flag') read[name] = node.flag(name)
      else if (is === 'address') read[name] = address(node, name)
      else if (is === 'formula') read[name] = node.words(name, MAX_FORMULA)
      else if (is === 'name') read[name] = shortName(node, name)
      else if (is === 'checks') read[name] = node.list(name, MAX_IN_FILE.checks, check)
      else if (is === 'words')
        Object.assign(read, { [name]: node.words(name, most) }, node.translations(name, most))
    }
    return read
  }

  /** What a formula calls a question; what is no such name is a fault. */
  function shortName(node: Node, name: string): string {
    const given = node.words(name, MAX_CODE)
    if (given === '' || isCode(given)) return given
    fault(found, { path: node.at(name), code: 'text' })
    return ''
  }

  const check = (value: unknown, path: string): Check => readCheck(value, path, found, newId)

  function option(value: unknown, path: string, orden: number): Option {
    const node = nodeOf(value, path, found)
    const blank = newOption(newId)
    const read: Option = { ...blank, ...fieldsOf(node, OPTION_FIELDS, blank), orden }
    node.end()
    return read
  }

  /** Nothing but the web may be opened from a form: what is no such address is left out and told. */
  function address(node: Node, name: string): string {
    const given = node.words(name, MAX_IN_FILE.words).trim()
    if (given === '' || WEB.test(given)) return given
    found.links.push(node.at(name))
    return ''
  }

  function format(node: Node): string {
    const given = node.words('formato', MAX_CODE)
    if (/^[\w:-]*$/.test(given)) return given
    fault(found, { path: node.at('formato'), code: 'text' })
    return ''
  }

  function options(node: Node): Option[] {
    const read = node.list('opciones', MAX_IN_FILE.options, option)
    found.options += read.length
    return read
  }

  function question(value: unknown, path: string, orden: number): Question {
    const node = nodeOf(value, path, found)
    const tipoPregunta = node.choice('tipoPregunta', QUESTION_TYPES, true)
    const isOpen = tipoPregunta === QUESTION_TYPE.open
    const tipoDato = isOpen ? node.choice('tipoDato', DATA_TYPES) : DATA_TYPE.text
    const blank = { ...newQuestion(newId, tipoPregunta, tipoDato), formato: format(node) }
    const read: Question = {
      ...blank,
      ...fieldsOf(node, QUESTION_FIELDS, blank),
      orden,
      opciones: isChoice(blank) ? options(node) : [],
    }
    node.end()
    return read
  }

  function questions(node: Node, key: string): Question[] {
    if (found.questions > MAX_IN_FILE.questions || found.options > MAX_IN_FILE.allOptions) return []
    return node.list(key, MAX_IN_FILE.questions, (value, path, position) => {
      found.questions += 1
      return question(value, path, position)
    })
  }

  function condition(value: unknown, path: string, order: number): Branch {
    const node = nodeOf(value, path, found)
    const blank = newBranch(newId)
    const read: Branch = {
      ...blank,
      ...fieldsOf(node, CONDITION_FIELDS, blank),
      order,
      questions: questions(node, 'questions'),
    }
    node.end()
    return read
  }

  function section(value: unknown, path: string, orden: number): Section {
    const node = nodeOf(value, path, found)
    const blank = { ...newSection(newId), conditionalSection: node.flag('conditionalSection') }
    const read: Section = {
      ...blank,
      ...fieldsOf(node, SECTION_FIELDS, blank),
      orden,
      ...(blank.conditionalSection
        ? { conditions: node.list('conditions', MAX_IN_FILE.conditions, condition) }
        : { preguntas: questions(node, 'preguntas') }),
    }
    node.end()
    return read
  }

  return (form: Node): Section[] => {
    const read = form.list('secciones', MAX_IN_FILE.sections, section)
    const { questions: asked, options: offered } = found
    if (asked > MAX_IN_FILE.questions)
      fault(found, { path: form.at('secciones'), code: 'tooManyQuestions', limit: MAX_IN_FILE.questions })
    if (offered > MAX_IN_FILE.allOptions)
      fault(found, { path: form.at('secciones'), code: 'tooManyOptions', limit: MAX_IN_FILE.allOptions })
    return formulasById(read)
  }
}
