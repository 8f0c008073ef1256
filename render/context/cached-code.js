export const cachedCode = {};
