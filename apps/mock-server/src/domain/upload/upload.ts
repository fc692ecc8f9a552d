/** A file that a member sent; kept by its world alone. */
export interface UploadRecord {
  readonly id: string
  readonly company_id: string
  readonly member_id: string
  readonly topic: string
  /** Path under which it is named in other calls and can be fetched. */
  readonly url: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  readonly mimetype: string
  readonly suffix: string
  readonly sha1: string
  /** Pixels; null when it is no picture. */
  readonly width: number | null
  readonly height: number | null
  /** Epoch s. */
  readonly time: number
  /** The bytes in base64, so that a snapshot keeps them. */
  readonly content: string
}
