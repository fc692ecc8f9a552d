/** Notices for the parts that every page starts with: their code is fetched with the first of them. */
export const tell = {
  error: (message: string): void =>
    void import('@portal/ui/overlays').then(({ notify }) => notify.error(message)),
  success: (message: string): void =>
    void import('@portal/ui/overlays').then(({ notify }) => notify.success(message)),
}
