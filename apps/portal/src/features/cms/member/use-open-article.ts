import { useNavigate } from '@tanstack/react-router'

/** Goes to the page of an article, by its number. */
export function useOpenArticle() {
  const navigate = useNavigate()
  return (id: number) => void navigate({ to: '/cms/info/$id', params: { id: String(id) } })
}
