import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerNotesPath } from '../answer/note'
import { formPicturePath, logoPath } from '../files/header-image'
import { attachmentPath, signaturePath } from '../files/storage-path'
import { mailFilePath } from '../mail/attachments'
import * as storePaths from '../store-paths'
import { tablePath, tableRestPath, tableVersionPath } from '../tables/table-ref'
import { formWorkPath } from '../work/form-work'
import { lineOf } from './data-line'
import { ACTIVITIES, ACTIVITY_NAMES, NOBODYS } from './data-map'

const file = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
const TEMPLATES = [
  ...ACTIVITIES.flatMap(({ lines }) => lines.flatMap(({ store }) => store)),
  ...NOBODYS.store,
]

/** The paths that `match` names in rules, one within the other. */
function pathsInRules(text: string): string[] {
  const open: { path: string; depth: number }[] = []
  const found: string[] = []
  let depth = 0
  for (const line of text.split('\n')) {
    const at = /^\s*match (?<path>\/\S+) \{/u.exec(line)?.groups?.path
    const above = open.at(-1)?.path ?? ''
    if (at) open.push({ path: above + at.replaceAll(/\{[^}]+\}/gu, 'x'), depth })
    const path = open.at(-1)?.path
    if (at && path) found.push(path.replace(/^\/(databases\/x\/documents|b\/x\/o)\/?/u, ''))
    const plain = line.replaceAll(/\{\w+(?:=\*\*)?\}/gu, '')
    depth += plain.split('{').length - plain.split('}').length
    while (depth <= (open.at(-1)?.depth ?? -1)) open.pop()
  }
  // A rule about every place above stands for one that has its own line.
  return found.filter((path) => path !== '' && !path.startsWith('x/'))
}

const MUNICIPALITY = storePaths.placePath('x', 'x', 'x')
const counts = [storePaths.formCountsPath('x'), storePaths.authorCountsPath('x', 'x')]
const REF = { table: 'x', version: 1 }

describe('the table of whose data lie where', () => {
  it.each([
    ...[storePaths.placePath('x'), storePaths.placePath('x', 'x'), MUNICIPALITY],
    ...[storePaths.areaPath(MUNICIPALITY, 'x'), storePaths.REMOTE_SWITCHES_PATH],
    ...[storePaths.formPath('x'), storePaths.versionPath('x', 1), storePaths.publicFormPath('x')],
    ...[storePaths.answerPath('x'), storePaths.answerCertificatePath('x'), answerNotesPath('x') + '/x'],
    ...[storePaths.settingsPath(storePaths.answerPath('x')), storePaths.certificateCountPath('x')],
    ...[storePaths.settingsPath(storePaths.versionPath('x', 1)), storePaths.answerCountPath('x')],
    ...[storePaths.uniquePath('x', 'x'), storePaths.delayedIncidentsPath('x') + '/x'],
    ...[storePaths.userPath('x'), storePaths.sessionPath('x'), storePaths.requestPath('x')],
    ...[storePaths.certificatePath('x'), storePaths.orderPath('x', 'x'), storePaths.stockPath('x')],
    ...[storePaths.ticketPath('x', 'x'), storePaths.alarmPath('x'), storePaths.appliedPath('x', 'x')],
    ...counts.flatMap((path) => [
      ...[path, storePaths.openCountsPath(path, 1), storePaths.foldedCountsPath(path, 'x')],
      storePaths.detailPath(path, 'x'),
    ]),
    ...[tablePath(MUNICIPALITY, 'x'), tableVersionPath(MUNICIPALITY, REF), tableRestPath(MUNICIPALITY, REF)],
    formWorkPath('x'),
  ])('OPS-09 has a line for %s', (path) => expect(lineOf('store', path)).not.toBeNull())

  it('OPS-09 has a line for each collection that the program names', () => {
    const named = Object.values<unknown>(storePaths).filter((one) => typeof one === 'string')
    const parts = new Set(TEMPLATES.flatMap((template) => template.split('/')))
    expect(named.flatMap((name) => name.split('/')[0] ?? []).filter((name) => !parts.has(name))).toEqual([])
    expect(named.length).toBeGreaterThan(25)
  })

  it('OPS-09 has a line for each place that rules and docs/data.md tell of', () => {
    const inStore = pathsInRules(file('firestore.rules'))
    expect(inStore).toContain('paises/x/provincias/x/municipios/x/tablas/x/versiones/x/partes/x')
    const anyCounts = (path: string) => path.replace(/(?<=^estadisticas_.*)\/x\/x$/u, '/sumas/x')
    const anyInternal = (path: string) => path.replace(/interno\/x$/u, 'interno/certificado')
    const missing = inStore.filter((path) => lineOf('store', anyInternal(anyCounts(path))) === null)
    expect(missing).toEqual([])
    const inFiles = pathsInRules(file('storage.rules'))
    expect(inFiles.length).toBeGreaterThan(5)
    expect(inFiles.filter((path) => lineOf('files', path) === null)).toEqual([])
    const roots = new Set(TEMPLATES.map((template) => template.split('/')[0]))
    const told = [...file('docs/data.md').matchAll(/^(?<name>[a-zA-Z_]+)\/|, (?<next>[a-z_]+)\/\{/gmu)]
    const names = told.map(({ groups }) => groups?.name ?? groups?.next ?? '')
    expect(names.length).toBeGreaterThan(25)
    expect(names.filter((name) => !roots.has(name))).toEqual([])
    expect([...roots].filter((root) => !file('docs/data.md').includes(`${root}/`))).toEqual([])
  })

  it('OPS-09 has a line for each place of files', () => {
    const paths = [
      ...[attachmentPath('imagen', 'f', 'x', 'a.jpg'), attachmentPath('documento', 'f', 'x', 'a.pdf')],
      ...[
        attachmentPath('video', 'f', 'x', 'a.mp4'),
        attachmentPath('audio', 'f', 'x', 'a.webm'),
        signaturePath('f', 'x'),
        'pdf/a/es.pdf',
      ],
      ...[
        formPicturePath('f', 'x', 'image/png'),
        logoPath('m', 'x', 'image/png'),
        mailFilePath('u', 'x', 'a.pdf'),
      ],
    ]
    expect(paths.filter((path) => lineOf('files', path) === null)).toEqual([])
  })

  it('OPS-09 knows nothing of a place that has no line', () => {
    for (const path of ['vecinos/x', 'usuarios/x/fotos/y', 'usuarios', 'formularios/x/notas/y'])
      expect(lineOf('store', path)).toBeNull()
    expect(lineOf('files', 'usuarios/x/y')).toBeNull()
    expect(lineOf('store', 'paises/ar')).toBe('nobody')
    expect(lineOf('store', 'payOrders/1_a')).toMatchObject({ ending: 'blanked' })
  })

  it('OPS-09 no place stands in two lines, and each activity is there once', () => {
    const all = [
      ...TEMPLATES,
      ...ACTIVITIES.flatMap(({ lines }) => lines.flatMap(({ files }) => files)),
      ...NOBODYS.files,
    ]
    expect(new Set(all).size).toBe(all.length)
    expect(ACTIVITIES.map(({ name }) => name)).toEqual([...ACTIVITY_NAMES])
  })
})
