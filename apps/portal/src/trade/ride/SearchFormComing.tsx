import { Box } from '@portal/ui'

/** Keeps the place of a search form whose code is on its way. */
export const SearchFormComing = () => <Box mih={170} />
