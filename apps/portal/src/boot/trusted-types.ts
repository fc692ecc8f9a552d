/**
 * The only policy for strings that reach a script or markup sink. Text without `<` may become markup (style
 * rules do), scripts may come from this host only; everything else is refused by throwing.
 */
export function installTrustedTypes(
  page: { trustedTypes?: TrustedTypeFactory; origin: string } = ownPage(),
): void {
  page.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<')) throw new TypeError('Markup from text is not allowed here.')
      return text
    },
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, page.origin)
      // A folder that is written in another way may be another folder to the server.
      if (origin !== page.origin || /%(?:2|5c)/i.test(pathname)) {
        throw new TypeError('A script from another host is not allowed here.')
      }
      return address
    },
    // Without createScript every string that would run as code is refused.
  })
}

interface TrustedTypePolicyRules {
  createHTML: (text: string) => string
  createScriptURL: (address: string) => string
}

interface TrustedTypeFactory {
  createPolicy: (name: string, rules: TrustedTypePolicyRules) => unknown
}

const ownPage = () => ({
  ...('trustedTypes' in window ? { trustedTypes: window.trustedTypes as TrustedTypeFactory } : {}),
  origin: location.origin,
})
