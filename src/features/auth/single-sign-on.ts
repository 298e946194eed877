import { useEffect, useState } from 'react'
import { getSignInMethods, loadProvider } from '../../data/staff/provider'

/** The provider that this build has, `oidc.…`; '' for none (AUTH-03). */
export const providerId = (): string => import.meta.env.VITE_SSO_PROVIDER ?? ''

/**
 * The provider to offer, or '' for none: the one of this build, unless the server says that it is switched off
 * (AUTH-08). The code that opens its page is loaded meanwhile.
 */
export function useProvider(): string {
  const [isOff, setOff] = useState(false)
  const id = providerId()
  useEffect(() => {
    if (id === '') return
    let isGone = false
    void loadProvider().then(({ prepareProvider }) => prepareProvider())
    const look = async () => {
      // When this cannot be read, the button stays, and the server refuses a provider that is switched off.
      const methods = await getSignInMethods().catch(() => null)
      if (!isGone && methods) setOff(!methods.singleSignOn)
    }
    void look()
    return () => {
      isGone = true
    }
  }, [id])
  return isOff ? '' : id
}
