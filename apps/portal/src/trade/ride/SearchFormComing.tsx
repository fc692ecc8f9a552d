import { Box } from '@portal/ui'

/** Reserves the height of a search form while its code loads. */
export const SearchFormComing = () => <Box mih={170} />
