/** Everybody who may come to the door, in the order of the columns below. */
export const roles = [
  'nobody',
  'user',
  'trial customer',
  'trial customer, over',
  'customer',
  'manager of the company',
  'manager of another company',
  'token that is over',
  'token that was replaced',
  'the CMS',
] as const;
export type Role = (typeof roles)[number];

/**
 * The code that every call answers to everybody, asked about an account of the company: 2xx is done, 401 wants a login, 403 was
 * signed in elsewhere, 521 wants other privileges, 404 is not told to exist. Any other code comes from behind the door, where
 * everybody is the same or the account itself decides. The calls are made from top to bottom: the account is there until it is deleted.
 */
export const permissionTable: Readonly<Record<string, readonly number[]>> = {
  //                                                          nobody user trial over cust mgr other old repl cms
  'GET /api/dict/getDictItems/industry': /*               */ [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /auth/key': /*                                    */ [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /auth/checkUsername': /*                          */ [200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  'POST /auth/appReg/v2': /*                              */ [703, 703, 703, 703, 703, 703, 703, 703, 703, 703],
  'POST /auth/communityLogin': /*                         */ [607, 607, 607, 607, 607, 607, 607, 607, 607, 607],
  'POST /auth/logout': /*                                 */ [401, 200, 200, 200, 200, 200, 200, 401, 403, 401],
  'POST /app/checkToken': /*                              */ [401, 200, 200, 200, 200, 200, 200, 401, 403, 401],
  'POST /auth/forgetPassword/v2': /*                      */ [701, 701, 701, 701, 701, 701, 701, 701, 701, 701],
  'POST /auth/deleteAccount': /*                          */ [704, 704, 704, 704, 704, 704, 704, 704, 704, 704],
  'POST /auth/sendEmail': /*                              */ [503, 503, 503, 503, 503, 503, 503, 503, 503, 503],
  'POST /auth/checkEmailCaptcha': /*                      */ [704, 704, 704, 704, 704, 704, 704, 704, 704, 704],
  'POST /community/trialCustomer/sendUpgradeTrialMail': /**/ [401, 200, 912, 912, 605, 605, 605, 401, 403, 401],
  'POST /community/trialCustomer/readTrialLink': /*       */ [911, 911, 911, 911, 911, 911, 911, 911, 911, 911],
  'POST /community/trialCustomer/confirmTrial': /*        */ [911, 911, 911, 911, 911, 911, 911, 911, 911, 911],
  'GET /companyAdmin/totals': /*                          */ [401, 521, 521, 521, 521, 200, 200, 401, 403, 401],
  'GET /companyAdmin/accounts': /*                        */ [401, 521, 521, 521, 521, 200, 200, 401, 403, 401],
  'POST /companyAdmin/changeEmail': /*                    */ [401, 521, 521, 521, 521, 703, 511, 401, 403, 401],
  'POST /companyAdmin/setPassword': /*                    */ [401, 521, 521, 521, 521, 200, 511, 401, 403, 401],
  'POST /companyAdmin/deleteAccount': /*                  */ [401, 521, 521, 521, 521, 200, 511, 401, 403, 401],
  'POST /community/resource/download': /*                 */ [401, 522, 522, 522, 522, 522, 522, 401, 403, 401],
  'POST /community/feedback': /*                            */ [405, 405, 405, 405, 405, 405, 405, 405, 405, 405],
  'POST /community/contact': /*                             */ [405, 405, 405, 405, 405, 405, 405, 405, 405, 405],
  'POST /community/contact/short': /*                       */ [405, 405, 405, 405, 405, 405, 405, 405, 405, 405],
  'GET /community/file': /*                                 */ [522, 522, 522, 522, 522, 522, 522, 522, 522, 522],
  'GET /staff/contacts': /*                                 */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  'GET /staff/contacts/one': /*                             */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
  'POST /staff/contacts/change': /*                         */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
  'GET /staff/contacts/export': /*                          */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  'GET /staff/feedback': /*                                 */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  'GET /staff/feedback/one': /*                             */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
  'GET /staff/feedback/link': /*                            */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
  'POST /staff/feedback/change': /*                         */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
  'GET /staff/feedback/export': /*                          */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  'GET /staff/mails': /*                                    */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  'POST /staff/mails/retry': /*                             */ [404, 404, 404, 404, 404, 404, 404, 404, 404, 522],
};
