import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { BASE_LANGUAGE, LANGUAGES } from '../../src/domain/language'
import { ROOT } from '../stack/ports'
import {
  flatten,
  leftOfPortugal,
  overrideFaults,
  pluralFaults,
  translationFaults,
  unusedFaults,
  type Catalogues,
  type Texts,
} from './locale-faults'

function catalogues(language: string): Catalogues {
  const folder = `${ROOT}locales/${language}`
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : []
  return new Map(
    files.map((file): [string, Texts] => [
      basename(file, '.json'),
      flatten(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))),
    ]),
  )
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)

const sourcesIn = (folder: string): string[] =>
  readdirSync(`${ROOT}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((file) => readFileSync(`${ROOT}${folder}/${file}`, 'utf8'))

/** The namespace of what functions make, PDFs and exports; its keys are fields, which the type check proves to be right. */
const DOCUMENTS = 'documents'

/** Words that new forms begin with; the test of templates proves that each is used. */
const TEMPLATES = 'templates'

/** Words of the record of processing; its test proves that each is used. */
const PROCESSING = 'processing'

/** Words of pages and posters that functions make; their keys are fields too. */
const CATALOGUE = 'catalogue'

const unusedFields = (namespace: string, texts: Texts, sources: string[]): string[] =>
  [...new Set([...texts.keys()].map((key) => key.split('.')[0] ?? key))]
    .filter((key) => !sources.some((source) => new RegExp(`(labels|words)\\.${key}\\b`).test(source)))
    .map((key) => `locales/es/${namespace}.json: ${key} is asked for nowhere in functions/src`)

/** Words of Brazil over those of Portugal. */
const BRAZIL = ['locales/pt-BR/public.json', 'locales/pt-BR/staff.json']

const base = catalogues(BASE_LANGUAGE)
const portuguese = catalogues('pt')
const brazil = BRAZIL.map((file) => flatten(JSON.parse(readFileSync(`${ROOT}${file}`, 'utf8'))))
/** Documents and the words of new forms are in one Portuguese for both. */
const isOfPages = ([namespace]: [string, Texts]) =>
  ![DOCUMENTS, TEMPLATES, PROCESSING, CATALOGUE].includes(namespace)
const faults = [
  ...LANGUAGES.flatMap((language) => translationFaults(language, base, catalogues(language))),
  ...BRAZIL.flatMap((file, at) => overrideFaults(file, portuguese, brazil[at] ?? new Map())),
  ...leftOfPortugal(
    new Map([...portuguese].filter(isOfPages)),
    new Map(brazil.flatMap((texts) => [...texts])),
  ),
  ...pluralFaults(base),
  ...unusedFaults(new Map([...base].filter(isOfPages)), sourcesIn('src')),
  ...[DOCUMENTS, CATALOGUE].flatMap((namespace) =>
    unusedFields(namespace, base.get(namespace) ?? new Map(), sourcesIn('functions/src')),
  ),
]
for (const fault of faults) console.error(fault)
console.log(`locales: ${faults.length} faults in ${LANGUAGES.length} languages`)
process.exitCode = faults.length > 0 ? 1 : 0
