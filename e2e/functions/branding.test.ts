import { beforeAll, describe, expect, it } from 'vitest'
import { letterFrom } from '../../functions/src/mail/letter'
import { drawnBrand } from '../../functions/src/pdf/brand'
import { senderAt } from '../../functions/src/platform/branding'
import { NO_SENDER } from '../../src/domain/geography/sender'
import { NO_BRANDING, type Branding } from '../../src/domain/geography/branding'
import { publicFormPath } from '../../src/domain/store-paths'
import { formAt, formDocuments, newName } from '../rules/documents'
import { AWAY, HOME, OWN_AREA } from '../rules/places'
import { layOut } from '../rules/store'
import { HOST, STORAGE_BUCKET, stackPorts } from '../stack/ports'
import { newCanvas } from '../stack/seed/pictures/canvas'
import { heard, says } from './events'
import { bucket } from './stored-files'
import { beginWorld, change, owner, read } from './world'

const form = formAt(OWN_AREA, { id: newName(owner, 'marca') })
form.opcionales.publico = true
const shared = publicFormPath(form.id)

/** A file among the logos, and the address that it is shown from. */
async function logo(name: string, bytes: Uint8Array | string): Promise<string> {
  const path = `logos/villa/${name}.png`
  await bucket().file(path).save(Buffer.from(bytes), { contentType: 'image/png' })
  const port = stackPorts().storage
  return `http://${HOST}:${port}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?alt=media&token=x`
}
const brand = (given: Partial<Branding>) => change(HOME, { marca: { ...NO_BRANDING, ...given } })

beforeAll(async () => {
  await beginWorld()
  await layOut(formDocuments(owner, form), owner)
  await heard()
})

describe('how a municipality shows itself', () => {
  it('PDF-02 strangers get logo, colour, contact and notice with its forms, without a read of its record', async () => {
    const marca = {
      ...{ logo: await logo('aBcDeFgHiJkL', newCanvas(8, 8, [0, 0, 0]).png()), color: '#0b4a57' },
      ...{ contacto: 'Tel. 1', avisoDatos: 'Guardamos lo que envía.' },
    }
    await brand(marca)
    await says(shared, { marca, abierto: true })
  })

  it('ANS-11 strangers are told what it is called, also when it is called otherwise', async () => {
    await change(HOME, { nombre: 'Villa Nueva' })
    await says(shared, { municipio: 'Villa Nueva' })
    await change(HOME, { nombre: { a: 1 } })
    await says(shared, { municipio: '' })
  })

  it('GEO-04 ANS-10 strangers are told which geocoder searches its addresses, whatever a record says', async () => {
    await change(HOME, { geocodificador: 'Otro' })
    await says(shared, { geocodificador: 'Otro', abierto: true })
    await change(HOME, { geocodificador: { url: 'https://x.test' } })
    await says(shared, { geocodificador: '' })
    await change(HOME, { geocodificador: 'x'.repeat(90) })
    await says(shared, { geocodificador: 'x'.repeat(60) })
  })

  it.each([
    ['a colour that is not read with white', { color: '#ffd166' }],
    ['a colour with more in it', { color: '#000000;background:url(//x)' }],
    ['a logo of another site', { logo: 'https://elsewhere.test/v0/b/x/o/logos%2Fv%2Fx.png' }],
    [
      'a logo of another store',
      { logo: 'https://firebasestorage.googleapis.com/v0/b/x/o/logos%2Fv%2Fx.png' },
    ],
  ])('PDF-02 strangers are not told %s, whoever wrote it', async (_what, wrong) => {
    await brand({ ...wrong, contacto: 'Tel. 2' })
    await says(shared, { marca: { ...NO_BRANDING, contacto: 'Tel. 2' } })
    await brand({})
    await says(shared, { marca: NO_BRANDING })
  })

  it('PDF-02 a logo that is no picture is removed before anybody is shown it', async () => {
    const address = await logo('noEsImagen12', '<svg onload=alert(1)>')
    await brand({ logo: address, contacto: 'Tel. 3' })
    await heard()
    expect((await read(HOME))?.marca).toEqual({ ...NO_BRANDING, contacto: 'Tel. 3' })
    await says(shared, { marca: { ...NO_BRANDING, contacto: 'Tel. 3' } })
    expect((await drawnBrand({ ...NO_BRANDING, logo: address })).logo).toBeNull()
  })

  it('PDF-02 a branding that cannot be read counts as none', async () => {
    await change(HOME, { marca: 'azul' })
    expect((await senderAt(HOME)).marca).toEqual(NO_BRANDING)
    expect(await senderAt('usuarios/ana')).toEqual(NO_SENDER)
    expect((await senderAt(AWAY)).nombre).toBe((await read(AWAY))?.nombre)
  })

  it('PDF-02 SEC-02 mails show it as text, without markup', () => {
    const marca = { ...NO_BRANDING, logo: 'https://x.test/a"b', color: '#0b4a57', contacto: '<b>Tel</b>' }
    const { html, text } = letterFrom(['Hola'], { ...NO_SENDER, nombre: 'Villa "Alta"', marca }, 'es')
    expect(html).toContain('<img src="https://x.test/a&quot;b" alt="Villa &quot;Alta&quot;" height="60">')
    expect(html).toContain('border-top: 4px solid #0b4a57')
    expect(html).toContain('<p>&lt;b&gt;Tel&lt;/b&gt;</p>')
    expect(text).toBe('Hola\n\nVilla "Alta"\n\n<b>Tel</b>\n')
  })
})
