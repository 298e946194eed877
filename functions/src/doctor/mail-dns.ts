import { Resolver } from 'node:dns/promises'
import { errorCode } from '../../../src/domain/error-code'
import { isMailAddress } from '../../../src/domain/mail/address'
import { judged, unasked, type Finding } from './finding'

const TRY_MS = 5000
/** Names under which mail systems keep their keys, where nobody says which. */
const USUAL_SELECTORS = ['default', 'google', 'selector1', 'selector2', 'dkim', 'mail', 's1', 'k1']
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** The texts of a name; none where it has none. */
async function textsOf(resolver: Resolver, name: string): Promise<string[]> {
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    if (NOTHING.includes(String(errorCode(error)))) return []
    throw error
  }
}

async function hasKey(resolver: Resolver, domain: string, selectors: readonly string[]): Promise<boolean> {
  const found = await Promise.all(selectors.map((one) => textsOf(resolver, `${one}._domainkey.${domain}`)))
  return found.flat().some((text) => /(^|;)\s*p=[A-Za-z0-9+/]/.test(text))
}

function senderFault(records: string[]): string | null {
  if (records.length === 0) return 'the domain does not say who may send its mails'
  if (records.length > 1) return 'the domain says twice who may send its mails, which counts as not at all'
  return /[\s]\+?all\b/.test(records[0] ?? '') ? 'the domain lets everybody send its mails' : null
}

/**
 * Looks whether the domain of the sender lets mails arrive: SPF, DKIM and DMARC.
 * @param asked `servers` answers instead of the machine's own, `selector` is the name of the key
 */
export async function lookAtMailDns(
  from: string,
  { servers, selector }: { servers?: string | undefined; selector?: string | undefined },
): Promise<Finding[]> {
  const domain = from.split('@').at(-1) ?? ''
  if (!isMailAddress(from)) return [unasked('DNS of mails', 'MAIL_FROM is no address')]
  const resolver = new Resolver({ timeout: TRY_MS, tries: 2 })
  if (servers !== undefined) resolver.setServers(servers.split(','))
  try {
    const sender = (await textsOf(resolver, domain)).filter((text) => /^v=spf1(\s|$)/i.test(text))
    const policy = (await textsOf(resolver, `_dmarc.${domain}`)).filter((text) => /^v=DMARC1\b/i.test(text))
    const selectors = selector === undefined ? USUAL_SELECTORS : [selector]
    const isSigned = await hasKey(resolver, domain, selectors)
    return [
      judged(
        `SPF of ${domain}`,
        senderFault(sender),
        `Have whoever runs the DNS add one TXT record to ${domain} that begins with v=spf1, names the mail server and ends with -all.`,
      ),
      judged(
        `DKIM of ${domain}`,
        isSigned ? null : `no key under ${selectors.join(', ')}`,
        'Turn signing on in the mail system and add the TXT record that it names; --dkim SELECTOR says under which name it is.',
      ),
      judged(
        `DMARC of ${domain}`,
        policy.length === 1
          ? null
          : 'the domain does not say what to do with mails that others send in its name',
        `Add the TXT record "v=DMARC1; p=quarantine; rua=mailto:..." to _dmarc.${domain}.`,
      ),
    ]
  } catch (error) {
    return [unasked(`DNS of ${domain}`, `no server answers (${String(errorCode(error))})`)]
  }
}
