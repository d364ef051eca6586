/** The editors' token during the journeys. */
export const EDITORS_TOKEN = 'preview-journeys-preview-journeys-0000';

/** Who may write content during the journeys, as the backend's settings name them. */
export const CONTENT_EDITORS = JSON.stringify([{ name: 'Redaktion', token: EDITORS_TOKEN }]);
