import { createContext } from 'react'

/** The site's name from the server; empty until it is known. */
export const SiteNameContext = createContext('')
