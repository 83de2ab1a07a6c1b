/** Set by the front on requests for a whole document; requests of Next's router for a page's data are without it. */
export const DOCUMENT_HEADER = 'x-porchlight-document'
