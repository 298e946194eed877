import { isChoice } from '../edit-questions'
import { newCondition, newOption, newQuestion, newSection, type NewId } from '../factory'
import { DATA_TYPE, QUESTION_TYPE, type Option, type Question } from '../question'
import type { Condition, Section } from '../section'
import { MAX_IN_FILE } from './format'
import { fault, nodeOf, type Findings, type Node } from './node'

const WEB = /^https?:\/\/\S+$/i

/** Reads the sections of a file: every part gets a name of its own and the position it has in its list. */
export function sectionReader(found: Findings, newId: NewId) {
  function option(value: unknown, path: string, orden: number): Option {
    const node = nodeOf(value, path, found)
    const read: Option = {
      ...newOption(newId, node.words('texto', MAX_IN_FILE.words)),
      ...node.translations('texto'),
      orden,
    }
    node.end()
    return read
  }

  /** Nothing but the web may be opened from a form: what is no such address is left out and told. */
  function link(node: Node): string {
    const given = node.words('link', MAX_IN_FILE.words).trim()
    if (given === '' || WEB.test(given)) return given
    found.links.push(node.at('link'))
    return ''
  }

  function options(node: Node): Option[] {
    const read = node.list('opciones', MAX_IN_FILE.options, option)
    found.options += read.length
    return read
  }

  function question(value: unknown, path: string, orden: number): Question {
    const node = nodeOf(value, path, found)
    const { open, multipleChoice, singleChoice, yesNo } = QUESTION_TYPE
    const tipoPregunta = node.choice('tipoPregunta', [open, multipleChoice, singleChoice, yesNo], true)
    const { text, integer, decimal, date, time, link: address } = DATA_TYPE
    const kinds = [text, integer, decimal, date, time, address] as const
    const tipoDato = tipoPregunta === open ? node.choice('tipoDato', kinds) : text
    const asChoice = isChoice({ tipoPregunta })
    const read: Question = {
      ...newQuestion(newId, tipoPregunta, tipoDato),
      orden,
      titulo: node.words('titulo', MAX_IN_FILE.words),
      descripcion: node.words('descripcion', MAX_IN_FILE.text),
      tituloLink: node.words('tituloLink', MAX_IN_FILE.words),
      ...node.translations('titulo'),
      ...node.translations('descripcion', MAX_IN_FILE.text),
      ...node.translations('tituloLink'),
      link: link(node),
      required: node.flag('required'),
      repetible: node.flag('repetible'),
      adjuntar: node.flag('adjuntar'),
      adjuntarDocumento: node.flag('adjuntarDocumento'),
      adjuntarVideo: node.flag('adjuntarVideo'),
      filtrable: asChoice && node.flag('filtrable'),
      opciones: asChoice ? options(node) : [],
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

  function condition(value: unknown, path: string, order: number): Condition {
    const node = nodeOf(value, path, found)
    const read: Condition = {
      ...newCondition(newId),
      order,
      condition: node.words('condition', MAX_IN_FILE.words),
      ...node.translations('condition'),
      questions: questions(node, 'questions'),
    }
    node.end()
    return read
  }

  function section(value: unknown, path: string, orden: number): Section {
    const node = nodeOf(value, path, found)
    const conditionalSection = node.flag('conditionalSection')
    const read: Section = {
      ...newSection(newId),
      orden,
      titulo: node.words('titulo', MAX_IN_FILE.words),
      descripcion: node.words('descripcion', MAX_IN_FILE.text),
      ...node.translations('titulo'),
      ...node.translations('descripcion', MAX_IN_FILE.text),
      conditionalSection,
      ...(conditionalSection
        ? {
            conditionalQuestion: node.words('conditionalQuestion', MAX_IN_FILE.words),
            ...node.translations('conditionalQuestion'),
            conditionalSectionSingle: node.flag('conditionalSectionSingle'),
            required: node.flag('required'),
            conditions: node.list('conditions', MAX_IN_FILE.conditions, condition),
          }
        : {
            repetible: node.flag('repetible'),
            puedeEstarVacia: node.flag('puedeEstarVacia'),
            preguntas: questions(node, 'preguntas'),
          }),
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
    return read
  }
}
