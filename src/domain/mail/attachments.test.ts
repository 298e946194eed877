import { describe, expect, it } from 'vitest'
import {
  acceptedByMail,
  isFileName,
  isMailFile,
  isMailPathOf,
  mailFileName,
  mailFilePath,
  mailFileProblem,
  MAX_ATTACHMENTS,
} from './attachments'

const MB = 1024 * 1024
const words = (text: string) => new TextEncoder().encode(text)
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ZIP = Uint8Array.from([0x50, 0x4b, 3, 4])

describe('attachments of a mail', () => {
  it.each([
    'pdf',
    'doc',
    'DOCX',
    'xls',
    'xlsx',
    'ppt',
    'pptx',
    'csv',
    'rtf',
    'odt',
    'ods',
    'odp',
    'png',
    'jpg',
    'jpeg',
  ])('MAIL-01 takes %s up to 5 MB', (ending) => {
    expect(mailFileProblem({ name: `a.${ending}`, size: 5 * MB }, [])).toBeNull()
    expect(mailFileProblem({ name: `a.${ending}`, size: 5 * MB + 1 }, [])).toBe('size')
  })

  it.each(['a.exe', 'a.html', 'a.svg', 'a.zip', 'a.kml', 'a.kmz', 'a.mp4', 'pdf', '.pdf', 'a.pdf.js', ''])(
    'MAIL-01 refuses «%s»',
    (name) => expect(mailFileProblem({ name, size: 1 }, [])).toBe('type'),
  )

  it('MAIL-01 are limited in number and in total size', () => {
    const file = { name: 'a.pdf', size: 4 * MB }
    expect(mailFileProblem(file, [3 * MB, 3 * MB])).toBeNull()
    expect(mailFileProblem(file, [3 * MB, 3 * MB + 1])).toBe('total')
    expect(
      mailFileProblem(
        { ...file, size: 1 },
        Array.from({ length: MAX_ATTACHMENTS }, () => 1),
      ),
    ).toBe('count')
  })

  it('MAIL-01 can be chosen from the same types that are accepted', () => {
    expect(acceptedByMail).toContain('.pdf,.doc,.docx')
    expect(acceptedByMail).toContain('.png')
    expect(acceptedByMail).not.toContain('.km')
  })

  it('MAIL-01 are recognised by their bytes', () => {
    expect(isMailFile('a.png', PNG)).toBe(true)
    expect(isMailFile('a.docx', ZIP)).toBe(true)
    expect(isMailFile('a.csv', words('nombre;edad'))).toBe(true)
    expect(isMailFile('a.jpg', PNG)).toBe(false)
    expect(isMailFile('a.pdf', words('<html><script>'))).toBe(false)
    expect(isMailFile('a.docx', words('MZ\u0090'))).toBe(false)
    expect(isMailFile('a.csv', new Uint8Array())).toBe(false)
    expect(isMailFile('a.exe', PNG)).toBe(false)
  })
})

describe('names of attachments', () => {
  it.each([
    ['plano final.pdf', 'plano final.pdf'],
    ['Acta n.º 3 – ñandú.DOCX', 'Acta n.º 3 – ñandú.docx'],
    [' plano .pdf', 'plano.pdf'],
    ['../../etc/passwd.pdf', '....etcpasswd.pdf'],
    ['a\r\nBcc: x@y.es.pdf', 'aBcc: x@y.es.pdf'],
    ['pago\u202efdp.exe.pdf', 'pagofdp.exe.pdf'],
    ['\u202e.pdf', 'adjunto.pdf'],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('MAIL-01 %j goes as %j', (name, sent) => {
    expect(mailFileName(name)).toBe(sent)
    expect(isFileName(sent)).toBe(true)
  })

  it.each(['', ' a.pdf', 'a/b.pdf', 'a\\b.pdf', 'a\nb.pdf', 'a\u202eb.pdf', `${'a'.repeat(117)}.pdf`])(
    'MAIL-01 %j is no name for a mail',
    (name) => expect(isFileName(name)).toBe(false),
  )
})

describe('where attachments wait', () => {
  it('MAIL-01 each person has a folder, each file a random name', () => {
    expect(mailFilePath('uid-ana', 'abcDEF123456', 'Plano.PDF')).toBe(
      'sendEmailv3/uid-ana/adjunto-abcDEF123456.pdf',
    )
    expect(isMailPathOf('uid-ana', 'sendEmailv3/uid-ana/adjunto-abcDEF123456.pdf', 'Plano.PDF')).toBe(true)
  })

  it('MAIL-01 a file that cannot be sent has no place there', () => {
    const path = mailFilePath('uid-ana', 'abcDEF123456', 'programa.exe')
    expect(isMailPathOf('uid-ana', path, 'programa.exe')).toBe(false)
  })

  it.each([
    ["somebody else's folder", 'sendEmailv3/uid-eva/adjunto-abcDEF123456.pdf'],
    ['no folder', 'sendEmailv3/adjunto-abcDEF123456.pdf'],
    ['another folder', 'documentos/uid-ana/adjunto-abcDEF123456.pdf'],
    ['a folder that climbs', 'sendEmailv3/uid-ana/../uid-eva/adjunto-abcDEF123456.pdf'],
    ['a folder below', 'sendEmailv3/uid-ana/x/adjunto-abcDEF123456.pdf'],
    ['another name', 'sendEmailv3/uid-ana/doc-abcDEF123456.pdf'],
    ['a long name', 'sendEmailv3/uid-ana/adjunto-abcDEF1234567.pdf'],
    ['a name in a folder', 'sendEmailv3/uid-ana/adjunto-x/abcDEF123456.pdf'],
    ['a short name', 'sendEmailv3/uid-ana/adjunto-abc.pdf'],
    ['another ending', 'sendEmailv3/uid-ana/adjunto-abcDEF123456.exe'],
    ['two endings', 'sendEmailv3/uid-ana/adjunto-abcDEF123456.pdf.exe'],
    ['the folder itself', 'sendEmailv3/uid-ana/'],
    ['nothing', ''],
  ])('MAIL-01 %s is not there', (_what, path) =>
    expect(isMailPathOf('uid-ana', path, 'plano.pdf')).toBe(false),
  )
})
