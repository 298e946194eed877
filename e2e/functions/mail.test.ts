import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ROLES } from '../../src/domain/user/roles'
import { answersTo } from '../../src/domain/access/things'
import { abilityFor } from '../../src/lib/ability'
import { aUser } from '../../src/testing/builders'
import { AREA, HOME, OTHER_AREA, OWN_AREA, PLACES } from '../rules/places'
import { tokenOf } from '../rules/people'
import { PROJECT_ID } from '../stack/ports'
import { signInAnonymously } from './accounts'
import {
  bucket,
  CODE,
  clearMail,
  isKept,
  layOutAnswer,
  layOutMailForm,
  layOutRecord,
  leave,
  limitOf,
  mails,
  PDF_BYTES,
  request,
  send,
  sent,
} from './mail-world'
import { atWork, claimsToken } from './staff-tokens'
import { onceHeard } from './events'
import { beginWorld, change, owner, read } from './world'
import { collection, getDocs, query, where } from 'firebase/firestore/lite'

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

let sara: string
const bytesOf = (content: string | ArrayBuffer | Uint8Array): Buffer => {
  if (typeof content === 'string') return Buffer.from(content)
  return Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : content)
}

beforeAll(async () => {
  await beginWorld()
  sara = await atWork('sara', 'ROLE_SUPERVISOR', { areas: [AREA] })
  const form = await layOutMailForm('comercios')
  await layOutAnswer('hecha', form)
  await layOutAnswer('de-otra', form, { creadoPor: 'otra' })
  await layOutAnswer('muda', await layOutMailForm('sin-correo', OWN_AREA, false))
  await layOutAnswer('lejana', await layOutMailForm('lejos', PLACES['other municipality']))
})
beforeEach(() => mails.reset())
afterAll(clearMail)

describe('a copy of an answer by e-mail', () => {
  it('MAIL-01 carries the PDF and the attachments, which are then removed from the store', async () => {
    const plan = await leave('sara', 'Plano n.º 3 ñandú.pdf', PDF_BYTES)
    const photo = await leave('sara', 'frente.png', PNG)
    const recipients = ['norma@correo.test', 'Diego@correo.test', 'NORMA@correo.test']
    const answer = await send(sara, {
      recipients,
      body: 'Buenos días,\nva la copia.',
      attachments: [plan, photo],
    })
    expect(answer).toMatchObject({ status: 'OK', result: { status: 'ok', sent: 2, refused: [] } })

    const [mail, ...others] = await mails.sent()
    expect(others).toEqual([])
    expect(mail?.recipients).toEqual(['norma@correo.test', 'Diego@correo.test'])
    const { from, to, subject, text, attachments } = await mails.whole(mail?.number ?? 0)
    expect(from).toEqual({ name: expect.stringMatching(/\w/), address: 'formularios@villa-alta.example' })
    expect(to?.map(({ address }) => address)).toEqual(['norma@correo.test', 'Diego@correo.test'])
    expect(subject).toBe('Copia de su respuesta')
    expect(text).toMatch(/^Buenos días,\nva la copia\.\n\nSe adjunta en PDF la respuesta a «Inspección/)
    expect(text).toContain(CODE)
    expect(attachments.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
      [`${CODE}.pdf`, 'application/pdf'],
      ['Plano n.º 3 ñandú.pdf', 'application/pdf'],
      ['frente.png', 'image/png'],
    ])
    const [pdf, planAgain] = attachments.map(({ content }) => bytesOf(content))
    expect(planAgain).toEqual(PDF_BYTES)
    const document = await getDocumentProxy(new Uint8Array(pdf ?? Buffer.alloc(0)))
    expect((await extractText(document, { mergePages: true })).text).toContain('Observaciones')

    expect(await isKept(plan.path)).toBe(false)
    expect(await isKept(photo.path)).toBe(false)
    const noted = await getDocs(query(collection(owner, 'auditoria'), where('tipo', '==', 'email')))
    expect(noted.docs.map((entry) => entry.data())).toMatchObject([
      {
        por: 'sara',
        respuesta: 'hecha',
        codigoMunicipio: CODE,
        idPlantilla: 'comercios',
        cantidad: 2,
      },
    ])
    expect(JSON.stringify(noted.docs[0]?.data())).not.toContain('correo.test')
  })

  it('MAIL-01 shows what was typed in subject, body, file name and form title, never as markup or a header', async () => {
    const body = '<script>alert(1)</script> <img src=x> {{form}} & "comillas"\n.\nBcc: otra@correo.test'
    const file = await leave('sara', 'a{{code}}<i>.csv', Buffer.from('a;b'))
    const subject = 'Ñandú <b>東京</b> =?utf-8?q?x?= Bcc: otra@correo.test'
    expect((await send(sara, { subject, body, attachments: [file] })).status).toBe('OK')
    const [mail] = await mails.sent()
    const whole = await mails.whole(mail?.number ?? 0)
    expect(mail?.recipients).toEqual(['norma@correo.test'])
    expect([whole.subject, whole.bcc, whole.cc]).toEqual([subject, undefined, undefined])
    expect(whole.text).toContain(body)
    expect(whole.html).not.toMatch(/<(script|img|b|i)\b/)
    expect(whole.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt; &lt;img src=x&gt; {{form}} &amp; &quot;comillas',
    )
    expect(whole.html).toContain('Inspección &lt;b&gt;de comercios')
    expect(whole.attachments[1]?.filename).toBe('a{{code}}<i>.csv')
  })

  it('MAIL-01 is written in the language asked for', async () => {
    await send(sara, { dataPdf: { answerId: 'hecha', language: 'ca', timeZone: 'UTC' } })
    const [mail] = await mails.sent()
    expect(mail?.text).toContain('S’adjunta en PDF la resposta a «Inspecció de comerços»')
    expect(mail?.html).toContain('<html lang="ca">')
    expect(mail?.html).not.toContain('href')
  })

  it('MAIL-01 says where the record is looked up when it has a code for that', async () => {
    const code = await layOutRecord('con-registro')
    await send(sara, { dataPdf: { answerId: 'con-registro', language: 'es', timeZone: 'UTC' } })
    expect((await mails.sent())[0]?.text).toMatch(
      new RegExp(`http://\\S+/actas/consultar\\?codigo=${code}\\n`),
    )
  })

  it('MAIL-01 reaches the other recipients when some cannot get it, and the sender is told', async () => {
    await mails.behave('refuseOne', { address: 'nadie@correo.test' })
    const { result } = await send(sara, { recipients: ['nadie@correo.test', 'norma@correo.test'] })
    expect(result).toEqual({ status: 'ok', sent: 1, refused: ['nadie@correo.test'] })
    expect((await mails.sent())[0]?.recipients).toEqual(['norma@correo.test'])
  })
})

describe('sending a copy by e-mail', () => {
  it('MAIL-02 is allowed to each role exactly when it may read the answer', async () => {
    for (const role of ROLES) {
      const user = aUser(role, { username: role.toLowerCase(), areas: [AREA] })
      const token = await atWork(user.username, role, { areas: [AREA] })
      const mayRead = abilityFor(user).can('read', answersTo(OWN_AREA, 'otra'))
      const { status } = await send(token, { dataPdf: { answerId: 'de-otra' } })
      expect([role, status]).toEqual([role, mayRead ? 'OK' : 'PERMISSION_DENIED'])
    }
  })

  it.each([
    ['nobody', () => null],
    ['an anonymous visitor', () => signInAnonymously()],
    ['a citizen', () => claimsToken('sara', 'sid-sara', { citizenId: 'c1' })],
    ['an account without a session', () => tokenOf('uid-sara', { email: 'a@b.test' }, PROJECT_ID)],
    ["somebody else's session", () => claimsToken('sara', 'sid-otra')],
  ])('MAIL-02 %s may not', async (_who, token) => {
    expect((await send(await token())).status).toBe('UNAUTHENTICATED')
    expect(await sent()).toBe(0)
  })

  it('MAIL-02 AUTH-07 is refused over a closed session', async () => {
    const token = await atWork('cerrada', 'ROLE_SUPERVISOR', { areas: [AREA] })
    await change('sesiones_web/sid-cerrada', { active: false })
    expect((await send(token)).status).toBe('UNAUTHENTICATED')
  })

  it('MAIL-02 is refused for an answer of another area or municipality, and for a missing one', async () => {
    const lejos = await atWork('lejos', 'ROLE_SUPERVISOR', { areas: [OTHER_AREA] })
    expect((await send(lejos)).status).toBe('PERMISSION_DENIED')
    for (const answerId of ['lejana', 'nada']) {
      expect((await send(sara, { dataPdf: { answerId } })).status).toBe('PERMISSION_DENIED')
    }
    expect(await sent()).toBe(0)
  })

  it('MAIL-02 is refused for a form that does not send mails', async () => {
    const answer = await send(sara, { dataPdf: { answerId: 'muda' } })
    expect(answer).toMatchObject({ status: 'FAILED_PRECONDITION', details: { mail: 'off' } })
    expect(await sent()).toBe(0)
  })
})

describe('requests to send a mail that are refused', () => {
  it.each([
    ['a recipient with a header', { recipients: ['a@b.test\r\nBcc: c@d.test'] }],
    ['a subject with a header', { subject: 'x\r\nBcc: c@d.test' }],
    ['no recipients', { recipients: [] }],
    ['a thousand recipients', { recipients: Array.from({ length: 1000 }, (_, i) => `p${i}@b.test`) }],
    [
      'more recipients than a mail may have',
      { recipients: Array.from({ length: 21 }, (_, i) => `p${i}@b.test`) },
    ],
    ['a sender', { from: 'intendente@villa.test' }],
    ['files to delete', { storagePathsToDelete: ['imagenes/comercios/a.png'] }],
    ['a file from the net', { attachments: [{ path: 'http://192.0.2.1/a.pdf', href: 'x', name: 'a.pdf' }] }],
    ['an answer that is a path', { dataPdf: { answerId: '../usuarios/sara' } }],
  ])('MAIL-02 %s', async (_what, given) => {
    expect((await send(sara, given)).status).toBe('INVALID_ARGUMENT')
    expect(await sent()).toBe(0)
  })

  it('MAIL-02 one that names the same file twice', async () => {
    const file = await leave('sara', 'plano.pdf', PDF_BYTES)
    const twice = { attachments: [file, { ...file, name: 'otro.pdf' }] }
    expect((await send(sara, twice)).status).toBe('INVALID_ARGUMENT')
    expect(await sent()).toBe(0)
  })

  it('MAIL-02 one with too many recipients, which is told the limit', async () => {
    const recipients = Array.from({ length: 21 }, (_, i) => `p${i}@b.test`)
    expect((await send(sara, { recipients })).details).toEqual({ mail: 'recipients', most: 20 })
  })

  it('MAIL-02 one with a file outside the own folder, which is neither sent nor removed', async () => {
    const foreign = await leave('eva', 'secreto.pdf', PDF_BYTES)
    await bucket().file('documentos/comercios/doc-abcDEF123456.pdf').save(PDF_BYTES)
    const paths = [
      foreign.path,
      'documentos/comercios/doc-abcDEF123456.pdf',
      foreign.path.replace('uid-eva', 'uid-sara/../uid-eva'),
      'sendEmailv3/uid-sara/',
    ]
    for (const path of paths) {
      const { status } = await send(sara, { attachments: [{ path, name: 'secreto.pdf' }] })
      expect([path, status]).toEqual([path, 'PERMISSION_DENIED'])
    }
    expect(await sent()).toBe(0)
    expect(await isKept(foreign.path)).toBe(true)
    expect(await isKept('documentos/comercios/doc-abcDEF123456.pdf')).toBe(true)
  })

  it('MAIL-01 one with a file that is not what its name says, is too large or is gone', async () => {
    const files = [
      await leave('sara', 'a.pdf', Buffer.from('<html><script>')),
      await leave('sara', 'a.png', Buffer.from('MZ')),
      await leave('sara', 'a.pdf', Buffer.concat([PDF_BYTES, Buffer.alloc(5 * 1024 * 1024)])),
      { path: 'sendEmailv3/uid-sara/adjunto-noEstaNoEsta.pdf', name: 'a.pdf' },
    ]
    for (const file of files) {
      const { status, details } = await send(sara, { attachments: [file] })
      expect([status, details]).toEqual(['FAILED_PRECONDITION', { mail: 'attachment', path: file.path }])
    }
    expect(await sent()).toBe(0)
  })
})

describe('a mail server that does not do its part', () => {
  it.each([
    ['fail', 'UNAVAILABLE', 'down'],
    ['refuse', 'FAILED_PRECONDITION', 'refused'],
    ['stall', 'DEADLINE_EXCEEDED', 'timeout'],
  ] as const)(
    'MAIL-01 %s: nothing is done, nothing counts, and the same request works later',
    async (mode, status, reason) => {
      const token = await atWork(`paciente-${mode}`, 'ROLE_SUPERVISOR', { areas: [AREA] })
      const file = await leave(`paciente-${mode}`, 'plano.pdf', PDF_BYTES)
      const asked = request({ attachments: [file] })
      await mails.behave(mode)
      expect(await send(token, asked)).toMatchObject({ status, details: { outside: 'smtp', reason } })
      expect(await limitOf(`paciente-${mode}`)).toEqual([])
      expect([await sent(), await isKept(file.path)]).toEqual([0, true])
      await mails.behave('ok')
      expect((await send(token, asked)).status).toBe('OK')
      expect([await sent(), await isKept(file.path)]).toEqual([1, false])
    },
  )

  it('MAIL-01 a slow server is not taken for a broken one', async () => {
    await mails.behave('slow', { ms: 500 })
    expect((await send(sara)).status).toBe('OK')
  })

  it('MAIL-01 a mail that was accepted without a reply is repeated under the same message id', async () => {
    const asked = request()
    await mails.behave('lost', { times: 1 })
    expect((await send(sara, asked)).details).toEqual({ outside: 'smtp', reason: 'timeout' })
    expect((await send(sara, asked)).status).toBe('OK')
    const names = (await mails.sent()).map(({ messageId }) => messageId)
    expect(names).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })
})

// The last one: it closes the sessions of everybody who works there.
describe('a municipality that is blocked', () => {
  it('MAIL-02 AUTH-11 sends no mails', async () => {
    await change(HOME, { inhabilitado: true })
    expect(['PERMISSION_DENIED', 'UNAUTHENTICATED']).toContain((await send(sara)).status)
    await onceHeard(async () => expect(await read('sesiones_web/sid-sara')).toMatchObject({ active: false }))
    expect((await send(sara)).status).toBe('UNAUTHENTICATED')
    expect(await sent()).toBe(0)
    await change(HOME, { inhabilitado: false })
  })
})
