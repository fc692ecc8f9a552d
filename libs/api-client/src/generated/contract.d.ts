export type GetSiteParams = NonNullable<operations["getSite"]["parameters"]["query"]>;
export type GetClickCaptchaParams = NonNullable<operations["getClickCaptcha"]["parameters"]["query"]>;
export type ListCountriesParams = NonNullable<operations["listCountries"]["parameters"]["query"]>;
export type ListCitiesParams = NonNullable<operations["listCities"]["parameters"]["query"]>;
export type SuggestDestinationsParams = NonNullable<operations["suggestDestinations"]["parameters"]["query"]>;
export type ListHotelSearchResultsParams = NonNullable<operations["listHotelSearchResults"]["parameters"]["query"]>;
export type GetHotelParams = NonNullable<operations["getHotel"]["parameters"]["query"]>;
export type ListOrdersParams = NonNullable<operations["listOrders"]["parameters"]["query"]>;
export type CountOrdersParams = NonNullable<operations["countOrders"]["parameters"]["query"]>;
export type GetOrderParams = NonNullable<operations["getOrder"]["parameters"]["query"]>;
export type ListOrderStatusesParams = NonNullable<operations["listOrderStatuses"]["parameters"]["query"]>;
export type GetVoucherParams = NonNullable<operations["getVoucher"]["parameters"]["query"]>;
export type GetOrderTextParams = NonNullable<operations["getOrderText"]["parameters"]["query"]>;
export type DownloadVoucherParams = NonNullable<operations["downloadVoucher"]["parameters"]["query"]>;
export type GetWalletParams = NonNullable<operations["getWallet"]["parameters"]["query"]>;
export type ListLedgerEntriesParams = NonNullable<operations["listLedgerEntries"]["parameters"]["query"]>;
export type DownloadLedgerParams = NonNullable<operations["downloadLedger"]["parameters"]["query"]>;
export type UploadFileParams = NonNullable<operations["uploadFile"]["parameters"]["query"]>;
export type ListAreasParams = NonNullable<operations["listAreas"]["parameters"]["query"]>;
export type ListIntegralEntriesParams = NonNullable<operations["listIntegralEntries"]["parameters"]["query"]>;
export type ListBalanceEntriesParams = NonNullable<operations["listBalanceEntries"]["parameters"]["query"]>;
export type GetDictionariesParams = NonNullable<operations["getDictionaries"]["parameters"]["query"]>;
export type ListAirportsParams = NonNullable<operations["listAirports"]["parameters"]["query"]>;
export type LookUpFlightsParams = NonNullable<operations["lookUpFlights"]["parameters"]["query"]>;
export type GetCarFiltersParams = NonNullable<operations["getCarFilters"]["parameters"]["query"]>;
export type GetCarParams = NonNullable<operations["getCar"]["parameters"]["query"]>;
export type ListIndustrialZonesParams = NonNullable<operations["listIndustrialZones"]["parameters"]["query"]>;
export type GetHotelCalendarParams = NonNullable<operations["getHotelCalendar"]["parameters"]["query"]>;
export type GetOrderDispatchParams = NonNullable<operations["getOrderDispatch"]["parameters"]["query"]>;
export type ListOrderDeadlinesParams = NonNullable<operations["listOrderDeadlines"]["parameters"]["query"]>;
export type DownloadOrderVouchersParams = NonNullable<operations["downloadOrderVouchers"]["parameters"]["query"]>;
export type GetOrderReportParams = NonNullable<operations["getOrderReport"]["parameters"]["query"]>;
export type ListOrderViewsParams = NonNullable<operations["listOrderViews"]["parameters"]["query"]>;
export type ListTripsParams = NonNullable<operations["listTrips"]["parameters"]["query"]>;
export type GetTripParams = NonNullable<operations["getTrip"]["parameters"]["query"]>;
export type DownloadItineraryParams = NonNullable<operations["downloadItinerary"]["parameters"]["query"]>;
export type GetTripTextParams = NonNullable<operations["getTripText"]["parameters"]["query"]>;
export type DownloadTripVouchersParams = NonNullable<operations["downloadTripVouchers"]["parameters"]["query"]>;
export type DownloadTripCalendarParams = NonNullable<operations["downloadTripCalendar"]["parameters"]["query"]>;
export type ListGroupRequestsParams = NonNullable<operations["listGroupRequests"]["parameters"]["query"]>;
export type GetGroupRequestParams = NonNullable<operations["getGroupRequest"]["parameters"]["query"]>;
export type GetExportParams = NonNullable<operations["getExport"]["parameters"]["query"]>;
export type DownloadExportParams = NonNullable<operations["downloadExport"]["parameters"]["query"]>;
export type VerifyVoucherParams = NonNullable<operations["verifyVoucher"]["parameters"]["query"]>;
export type ListDraftsParams = NonNullable<operations["listDrafts"]["parameters"]["query"]>;
export type ListColleaguesParams = NonNullable<operations["listColleagues"]["parameters"]["query"]>;
export type ListGuestsParams = NonNullable<operations["listGuests"]["parameters"]["query"]>;
export type ListFavouritesParams = NonNullable<operations["listFavourites"]["parameters"]["query"]>;
export type ListSearchHistoryParams = NonNullable<operations["listSearchHistory"]["parameters"]["query"]>;
export type ListQuotesParams = NonNullable<operations["listQuotes"]["parameters"]["query"]>;
export type GetQuoteParams = NonNullable<operations["getQuote"]["parameters"]["query"]>;
export type GetPublicQuoteParams = NonNullable<operations["getPublicQuote"]["parameters"]["query"]>;
export type ExportLedgerParams = NonNullable<operations["exportLedger"]["parameters"]["query"]>;
export type DownloadTopUpProofParams = NonNullable<operations["downloadTopUpProof"]["parameters"]["query"]>;
export type ListTopUpsParams = NonNullable<operations["listTopUps"]["parameters"]["query"]>;
export type ExportMonthParams = NonNullable<operations["exportMonth"]["parameters"]["query"]>;
export type GetMonthParams = NonNullable<operations["getMonth"]["parameters"]["query"]>;
export type ListInvoiceTitlesParams = NonNullable<operations["listInvoiceTitles"]["parameters"]["query"]>;
export type ListInvoiceableOrdersParams = NonNullable<operations["listInvoiceableOrders"]["parameters"]["query"]>;
export type ListInvoicesParams = NonNullable<operations["listInvoices"]["parameters"]["query"]>;
export type GetInvoiceParams = NonNullable<operations["getInvoice"]["parameters"]["query"]>;
export type DownloadInvoiceParams = NonNullable<operations["downloadInvoice"]["parameters"]["query"]>;
export type ExportInvoicesParams = NonNullable<operations["exportInvoices"]["parameters"]["query"]>;
export type ListBillableOrdersParams = NonNullable<operations["listBillableOrders"]["parameters"]["query"]>;
export type ListBillsParams = NonNullable<operations["listBills"]["parameters"]["query"]>;
export type GetBillParams = NonNullable<operations["getBill"]["parameters"]["query"]>;
export type DownloadBillParams = NonNullable<operations["downloadBill"]["parameters"]["query"]>;
export type ListSubAccountsParams = NonNullable<operations["listSubAccounts"]["parameters"]["query"]>;
export type ListAdminLogParams = NonNullable<operations["listAdminLog"]["parameters"]["query"]>;
export type ExportAdminLogParams = NonNullable<operations["exportAdminLog"]["parameters"]["query"]>;
export type ListApprovalsParams = NonNullable<operations["listApprovals"]["parameters"]["query"]>;
export type ListNotificationsParams = NonNullable<operations["listNotifications"]["parameters"]["query"]>;
export type GetDashboardParams = NonNullable<operations["getDashboard"]["parameters"]["query"]>;
export type GetSpendingParams = NonNullable<operations["getSpending"]["parameters"]["query"]>;
export type ListCmsTagsParams = NonNullable<operations["listCmsTags"]["parameters"]["query"]>;
export type ListCmsChannelsParams = NonNullable<operations["listCmsChannels"]["parameters"]["query"]>;
export type ListNewArticlesParams = NonNullable<operations["listNewArticles"]["parameters"]["query"]>;
export type ListArticlesParams = NonNullable<operations["listArticles"]["parameters"]["query"]>;
export type GetCmsPageParams = NonNullable<operations["getCmsPage"]["parameters"]["query"]>;
export type GetAgreementParams = NonNullable<operations["getAgreement"]["parameters"]["query"]>;
export type GetArticleParams = NonNullable<operations["getArticle"]["parameters"]["query"]>;
export type ListArticleCommentsParams = NonNullable<operations["listArticleComments"]["parameters"]["query"]>;
export type ListReadingRecordsParams = NonNullable<operations["listReadingRecords"]["parameters"]["query"]>;
export type ListMyCommentsParams = NonNullable<operations["listMyComments"]["parameters"]["query"]>;
export type RemoveCommentParams = NonNullable<operations["removeComment"]["parameters"]["query"]>;
export type ListContentOrdersParams = NonNullable<operations["listContentOrders"]["parameters"]["query"]>;
export type PayContentParams = NonNullable<operations["payContent"]["parameters"]["query"]>;
export type CheckContentPaymentParams = NonNullable<operations["checkContentPayment"]["parameters"]["query"]>;
export type ListContributionsParams = NonNullable<operations["listContributions"]["parameters"]["query"]>;
export type GetContributionStatisticsParams = NonNullable<operations["getContributionStatistics"]["parameters"]["query"]>;
export type RemoveContributionParams = NonNullable<operations["removeContribution"]["parameters"]["query"]>;
export type ListContributionSalesParams = NonNullable<operations["listContributionSales"]["parameters"]["query"]>;
export type GetContributionFormParams = NonNullable<operations["getContributionForm"]["parameters"]["query"]>;
export interface components {
    schemas: {
        /** @description How members of the company sign in. */
        AccessSetting: {
            /** @description Members without a second factor set it up when they next sign in. */
            second_factor_required: boolean;
            /** @description Minutes without a call after which a session ends, to the minute; `null` never does. What pages ask by themselves, as for new notices, keeps no session alive. */
            idle_minutes: number | null;
        };
        /** @description 3 to 15 characters, a letter first, then letters, digits and underscore. */
        Account: string;
        AccountAccess: {
            second_factor: components["schemas"]["SecondFactor"];
            setting: components["schemas"]["AccessSetting"];
            /** @description This one first, then the one last seen. */
            sessions: components["schemas"]["MemberSession"][];
        };
        /** @description The last seven days, today last; the three lists run in step. */
        AccountOverview: {
            days: components["schemas"]["LocalDate"][];
            /** @description Points gained less points spent on that day. */
            score: number[];
            /** @description Movement of the account balance on that day, in the settlement currency; `null` for a member who may not see the ledger. */
            money: components["schemas"]["Decimal"][] | null;
        };
        AccountProfile: {
            /** @description Ways to send a code; empty locks e-mail and mobile. */
            accountVerificationType: components["schemas"]["VerificationType"][];
        };
        /** @enum {string} */
        AccountState: "active" | "suspended" | "locked";
        /**
         * @description `locked` is set by wrong passwords only.
         * @enum {string}
         */
        AccountStateChoice: "active" | "suspended";
        /** @description Opens `changeAccountBinding` once, for 600 s. */
        AccountVerificationToken: string;
        /** @enum {string} */
        ActorType: "member" | "operator" | "system" | "supplier";
        /** @description One field. Of permissions only what was granted and removed is said. */
        AdminLogChange: {
            field: components["schemas"]["AdminLogField"];
            field_text: string;
            /** @description `null` where there was none. */
            before: components["schemas"]["AdminLogValue"] | null;
            after: components["schemas"]["AdminLogValue"] | null;
            added: string[];
            removed: string[];
        };
        AdminLogEntry: {
            id: components["schemas"]["RecordId"];
            time: components["schemas"]["EpochSeconds"];
            kind: components["schemas"]["AdminLogKind"];
            kind_text: string;
            outcome: components["schemas"]["AdminLogOutcome"];
            /** @description Why it was refused; `null` for what was done. */
            refusal_text: string | null;
            /** @description Who did it; of a wrong password, whose it is. */
            actor: components["schemas"]["AdminLogPerson"];
            /** @description To whom it was done; `null` where it was about no account. */
            account: components["schemas"]["AdminLogPerson"] | null;
            /** @description What it was done to, apart from accounts and settings. */
            object: components["schemas"]["AdminLogObject"] | null;
            /** @description Address from which the call came; empty when unknown. */
            ip: string;
            /** @description Browser and system of the call, such as Chrome, Windows; empty when unknown. */
            device: string;
            /** @description Empty where there is nothing to say, and of mark-up rules for a member to whom net prices are hidden. */
            changes: components["schemas"]["AdminLogChange"][];
        };
        /**
         * @description What of it changed.
         * @enum {string}
         */
        AdminLogField: "nickname" | "email" | "mobile" | "nodes" | "data_scope" | "products" | "channels" | "hide_net_price" | "limit_per_order" | "limit_per_month" | "approval_over" | "markup_target" | "markup_terms" | "round_to" | "priority" | "valid_from" | "valid_to" | "logo" | "company_name" | "company_phone" | "emergency_phone" | "address" | "company_email" | "website" | "language" | "show_price" | "show_policy" | "show_map" | "show_local_address_card" | "show_own_reference" | "header_text" | "footer_text" | "stamp" | "theme_colour" | "qr_verify" | "own_reference" | "customer" | "cost_centre" | "status" | "available" | "credit_used" | "second_factor_required" | "idle_minutes" | "bill_over";
        /**
         * @description What was done.
         * @enum {string}
         */
        AdminLogKind: "account_made" | "account_changed" | "binding_changed" | "permissions_changed" | "limits_changed" | "account_suspended" | "account_activated" | "password_reset" | "markup_made" | "markup_changed" | "markup_removed" | "setting_changed" | "allocation_changed" | "order_paid" | "order_changed" | "order_cancelled" | "order_replaced" | "refund_asked" | "refund_withdrawn" | "approval_asked" | "approval_decided" | "bill_applied" | "bill_confirmed" | "bill_disputed" | "bill_paid" | "bill_payment_withdrawn" | "topup_reported" | "topup_withdrawn" | "content_paid" | "invoice_applied" | "invoice_withdrawn" | "invoice_reversed" | "title_changed" | "password_changed" | "signed_in" | "sessions_ended" | "second_factor_reset" | "second_factor_changed" | "access_changed" | "payment_confirmed" | "second_person_changed" | "month_closed" | "month_reopened";
        AdminLogObject: {
            kind: components["schemas"]["AdminLogObjectKind"];
            /** @description Number of the booking, bill, top-up, invoice application or article; the month. */
            id: string;
        };
        /** @enum {string} */
        AdminLogObjectKind: "order" | "bill" | "topup" | "invoice" | "article" | "month";
        /** @enum {string} */
        AdminLogOutcome: "done" | "refused";
        /** @description What moved money, rights or settings of the company, newest first. */
        AdminLogPage: {
            list: components["schemas"]["AdminLogEntry"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description Everybody who did one of them, whatever part was asked for, by the last name known here. */
            actors: components["schemas"]["AdminLogPerson"][];
            /** @description Everybody to whom one was done. */
            accounts: components["schemas"]["AdminLogPerson"][];
        };
        /** @description Named as at the time of the entry, also when the account is no longer there. */
        AdminLogPerson: {
            id: components["schemas"]["MemberId"];
            username: components["schemas"]["Account"];
            nickname: string;
        };
        AdminLogValue: {
            /** @description Empty where it is an amount. */
            text: string;
            money: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        AgreementType: "terms" | "privacy" | "about";
        Airport: {
            iata: components["schemas"]["Iata"];
            icao: string;
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            /** @description `null` where nothing else is sold. */
            city: components["schemas"]["PlaceId"] | null;
            city_name: string;
            country: components["schemas"]["CountryCode"];
            tz: components["schemas"]["TimeZone"];
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            /** @description Empty when there is one. */
            terminals: string[];
        };
        AirportList: {
            list: components["schemas"]["Airport"][];
            total: components["schemas"]["PageTotal"];
        };
        AirportOrder: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "airport";
            order_type_text: string;
            client_ref: components["schemas"]["ClientRef"];
            /** @description Where the order stands in its life. */
            order_status: components["schemas"]["OrderStatus"];
            /** @description In the words of the product. */
            order_status_text: string;
            /** @description Whether what was charged is paid for; follows from the ledger and the bills. */
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            /** @description How much of it has been invoiced. */
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            /** @description State of the latest refund; a refund never changes the order status. */
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            /** @description Whether a superior must agree before payment, or has been asked to agree to `asked_change`. */
            approval_status: components["schemas"]["ApprovalStatus"];
            approval_status_text: string;
            /** @description `null` until paid. */
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            /** @description When the amount was held; `null` until paid. */
            pay_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An unpaid order closes itself then. */
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An order that is paid later is released free of charge then; `null` for every other one. */
            pay_by: components["schemas"]["EpochSeconds"] | null;
            /** @description The booking date. */
            booking_time: components["schemas"]["EpochSeconds"];
            user_account: components["schemas"]["OrderAccount"];
            operator: components["schemas"]["OrderOperator"];
            /** @description Whom to call about the order. */
            contact_person: string;
            /** @description Phone of the contact person. */
            contact_phone: components["schemas"]["Phone"];
            /** @description Empty when none was given. */
            contact_email: string;
            /** @description Never guaranteed. */
            special_requests: string;
            /** @description Seen by the company alone. */
            internal_remark: string;
            allocation: components["schemas"]["OrderAllocation"];
            /** @description The trip it belongs to. */
            trip: components["schemas"]["TripLink"] | null;
            tags: components["schemas"]["OrderTags"];
            /** @description Selling total shown to the guest. */
            total_price: components["schemas"]["Money"];
            /** @description Net price charged to the account; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Charged less refunded; `null` when net prices are hidden. */
            settlement_money: components["schemas"]["Money"] | null;
            /** @description Paid on the spot, not in the total. */
            pay_at_service: components["schemas"]["Charge"][];
            /** @description Adds up to `total_price`. */
            price_breakdown: components["schemas"]["PriceLine"][];
            /** @description `null` when net prices are hidden. */
            markup: components["schemas"]["OrderMarkup"] | null;
            /** @description Rate frozen at booking when the supplier sells in another currency. */
            fx: components["schemas"]["FxRate"] | null;
            /** @description The most that `refundOrder` takes now, and that can be granted: settlement money less what invoices hold. `null` when net prices are hidden. */
            refundable_money: components["schemas"]["Money"] | null;
            /** @description What a refund may be asked for now; empty when none can be asked. */
            refund_grounds: components["schemas"]["RefundGround"][];
            /** @description Sum of the refunds paid out. `null` without the permission to see net prices, of which they are a part. */
            refund_money: components["schemas"]["Money"] | null;
            /** @description When the latest refund was paid out. */
            refund_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Where what is charged would go if it were given back, in the order in which the accounts are filled; empty when nothing is charged. */
            refund_shares: components["schemas"]["RefundShare"][];
            refunds: components["schemas"]["Refund"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The one still valid. */
            cancel_quote: components["schemas"]["CancelQuote"] | null;
            service_start_utc: components["schemas"]["UtcDateTime"];
            service_start_local: components["schemas"]["LocalDateTime"];
            service_end_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            invoice_ids: components["schemas"]["RecordId"][];
            /** @description The bill a credit order stands on. */
            bill_id: components["schemas"]["RecordId"] | null;
            voucher: components["schemas"]["OrderVoucher"];
            /** @description Number the supplier knows the order by. */
            supplier_ref: string | null;
            /** @description Set while awaiting acceptance. */
            change_offer: components["schemas"]["ChangeOffer"] | null;
            /** @description Set while the supplier is asked to agree to a change. */
            amendment: components["schemas"]["OrderAmendment"] | null;
            /** @description A change that a superior was asked to approve; `null` again when it is made, or its time is over. */
            asked_change: components["schemas"]["AskedChange"] | null;
            /** @description The next to end first. */
            waits: components["schemas"]["OrderWait"][];
            attention: components["schemas"]["OrderAttention"][];
            actions: components["schemas"]["OrderActionState"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderEvent"][];
            version: components["schemas"]["Version"];
            /** @description The customer quote it came from. */
            quote_id: components["schemas"]["RecordId"] | null;
            /** @description The draft it came from. */
            draft_id: components["schemas"]["RecordId"] | null;
            /** @description Airport pick-up or airport drop-off. */
            transfer_type: components["schemas"]["TransferType"];
            transfer_type_text: string;
            /** @description As typed, without spaces; `null` when none was given. */
            flight_number: components["schemas"]["FlightNumber"] | null;
            /** @description What it is flown as. */
            operating_flight_number: components["schemas"]["FlightNumber"] | null;
            airport: components["schemas"]["OrderAirport"];
            flight: components["schemas"]["OrderFlight"] | null;
            /** @description In the time of the airport. */
            local_pick_up_time: components["schemas"]["LocalDateTime"];
            /** @description Of a pick-up. */
            destination: components["schemas"]["RidePlace"] | null;
            /** @description Of a drop-off. */
            departure: components["schemas"]["RidePlace"] | null;
            /** @description Arriving date and time of a pick-up's flight; `null` while nobody knows them. */
            arriving_local: components["schemas"]["LocalDateTime"] | null;
            /** @description Departure date and time of a drop-off's flight; `null` while nobody knows them. */
            departing_local: components["schemas"]["LocalDateTime"] | null;
            passengers: components["schemas"]["Passengers"];
            guests: components["schemas"]["Traveller"][];
            /** @description What the vehicles hold together. */
            max_passengers: number;
            max_luggage: number;
            /** @description Pieces that were booked. */
            luggage: number;
            number_of_vehicles: number;
            vehicle_class: components["schemas"]["VehicleClass"];
            vehicle_class_text: string;
            /** @description `null` until a driver is assigned. */
            plate_number: string | null;
            /** @description `null` until a driver is assigned. */
            driver_name: string | null;
            /** @description `null` until a driver is assigned. */
            driver_phone: components["schemas"]["Phone"] | null;
            driver_language: components["schemas"]["DriverLanguage"];
            driver_language_text: string;
            /** @description Without driver language and extras. */
            airport_transfer_fee: components["schemas"]["Money"];
            /** @description 0 with another driver. */
            chinese_driver_fee: components["schemas"]["Money"];
            extras: components["schemas"]["TransferExtra"][];
            free_wait_minutes: number;
            /** @description Until when the driver waits without a fee; moves with the flight of a pick-up. */
            free_wait_until_local: components["schemas"]["LocalDateTime"];
            wait_starts: components["schemas"]["WaitStart"];
            wait_starts_text: string;
            /** @description Per hour of waiting beyond the free minutes. */
            overtime_wait_unit_price: components["schemas"]["Money"];
            /** @description May be empty. */
            name_board_text: string;
            /** @description Written by the operator; may be empty. */
            booking_reminder: string;
            /** @description Reported beyond the booking and not accepted yet; mostly empty. */
            extras_due: components["schemas"]["PriceLine"][];
            dispatch: components["schemas"]["Dispatch"];
        };
        AirportVoucher: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "airport";
            /** @description Grows with every change that is printed. */
            version: components["schemas"]["Version"];
            state: components["schemas"]["VoucherState"];
            state_text: string;
            language: components["schemas"]["VoucherLanguage"];
            issued_time: components["schemas"]["EpochSeconds"];
            /** @description Never guaranteed. */
            special_requests: string;
            remarks: string[];
            pay_at_service: components["schemas"]["Charge"][];
            /** @description The policy in words, in the time of the place. */
            cancellation_lines: string[];
            contact_person: string;
            contact_phone: components["schemas"]["Phone"];
            /** @description Number the supplier knows the order by; `null` until it gives one. */
            supplier_ref: string | null;
            /** @description `null` unless the order has one and the voucher setting shows it. */
            own_reference: string | null;
            company: components["schemas"]["VoucherCompany"];
            /** @description Selling price; `null` unless the voucher setting shows it. Never the net price. */
            total_price: components["schemas"]["Money"] | null;
            /** @description Page of the QR code at the portal, which anybody may open; `null` unless the voucher setting shows it. */
            verify_url: string | null;
            dress?: components["schemas"]["VoucherDress"];
            guests: components["schemas"]["Traveller"][];
            passengers: components["schemas"]["Passengers"];
            vehicle_class_text: string;
            /** @description `null` until a driver is assigned. */
            plate_number: string | null;
            driver_name: string | null;
            driver_phone: components["schemas"]["Phone"] | null;
            driver_language_text: string;
            /** @description Where driver and guest meet, in words. */
            meeting_point: string;
            /** @description The same in the script of the place. */
            meeting_point_local: string;
            service_start_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            /** @description What was bought beside the ride, in words. */
            extra_lines: string[];
            /** @description What to do when nobody is there. */
            emergency_lines: string[];
            transfer_type: components["schemas"]["TransferType"];
            transfer_type_text: string;
            airport: components["schemas"]["OrderAirport"];
            flight_number: components["schemas"]["FlightNumber"] | null;
            /** @description By the timetable; `null` while nobody knows it. */
            flight_local: components["schemas"]["LocalDateTime"] | null;
            /** @description `null` while the flight is on time or nothing was heard of it. */
            flight_news: components["schemas"]["VoucherFlightNews"] | null;
            /** @description Destination of a pick-up, departure of a drop-off. */
            place: components["schemas"]["RidePlace"];
            number_of_vehicles: number;
            free_wait_minutes: number;
            wait_starts_text: string;
            name_board_text: string;
            booking_reminder: string;
        };
        /** @description Which events are also sent by mail. */
        AlertChoice: {
            /** @description Free cancellation or payment time is about to end. */
            deadline: boolean;
            /** @description The supplier answered. */
            supplier: boolean;
            /** @description A bill was issued or is due. */
            bill: boolean;
        };
        /** @description What the forms of the company ask for. A field that is not used is asked nowhere; what an order has of it stays. */
        AllocationSetting: {
            own_reference: components["schemas"]["AllocationUse"];
            customer: components["schemas"]["AllocationUse"];
            cost_centre: components["schemas"]["AllocationUse"];
        };
        /** @enum {string} */
        AllocationUse: "off" | "offered" | "required";
        /** @description A list, or the same as one comma-separated string. */
        AllowedList: string | string[];
        /** @description The call is for visitors and carries the token of a member. The portal goes to the member centre. */
        AlreadySignedInRefusal: {
            /** @constant */
            code: 303;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: {
                /** @constant */
                error_key: "ALREADY_SIGNED_IN";
                /** @constant */
                type: "logged in";
            };
        };
        AmendOrderAnswer: {
            outcome: components["schemas"]["AmendOutcome"];
            order: components["schemas"]["Order"];
            /** @description What it costs more; below 0 when it costs less. */
            price_diff: components["schemas"]["Money"] | null;
        };
        AmendOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            changes: components["schemas"]["OrderChanges"];
            /**
             * @description Applies a change that costs more; without it such a change is only priced.
             * @default false
             */
            accept_price_diff?: boolean;
            /**
             * @description True accepts that a guest has another order for the same nights, or rides elsewhere at that time.
             * @default false
             */
            confirm_duplicate?: boolean;
        };
        /** @enum {string} */
        AmendOutcome: "applied" | "requested" | "price_pending" | "not_allowed";
        /** @enum {string} */
        AmendVerdict: "apply" | "ask" | "never";
        AmendmentPreview: {
            verdict: components["schemas"]["AmendVerdict"];
            verdict_text: string;
            /** @description What it would cost the customer more, below 0 when less; `null` with `never`. */
            price_diff: components["schemas"]["Money"] | null;
            /** @description What it would cost the company more; `null` with `never`, and when net prices are hidden. */
            settlement_diff: components["schemas"]["Money"] | null;
        };
        ApplyBillAnswer: {
            bill: components["schemas"]["Bill"];
            replayed: boolean;
        };
        /** @description All orders in one currency. */
        ApplyBillRequest: {
            client_ref: components["schemas"]["ClientRef"];
            order_ids: components["schemas"]["BookingId"][];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            remark?: string;
        };
        ApplyFriendlyLinkRequest: {
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            title: string;
            link: string;
            logo?: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            contact: string;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            remark?: string;
            captchaId: components["schemas"]["CaptchaId"];
            captchaInfo: components["schemas"]["CaptchaInfo"];
        };
        ApplyInvoiceAnswer: {
            application: components["schemas"]["InvoiceApplication"];
            replayed: boolean;
        };
        /** @description One application has one currency and one kind. */
        ApplyInvoiceRequest: {
            client_ref: components["schemas"]["ClientRef"];
            title_id: components["schemas"]["RecordId"];
            kind: components["schemas"]["InvoiceKind"];
            orders: components["schemas"]["InvoiceOrderEntry"][];
            delivery: components["schemas"]["InvoiceDelivery"];
            /** @description Printed on the invoice. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            remark?: string;
        };
        ApplyOrderBatchAnswer: {
            /** @description In the order asked; one that fails leaves the others alone. */
            results: components["schemas"]["OrderBatchResult"][];
        };
        ApplyOrderBatchRequest: {
            ids: components["schemas"]["BookingId"][];
            action: components["schemas"]["OrderBatchAction"];
            args?: components["schemas"]["OrderBatchArgs"];
        };
        Approval: {
            id: components["schemas"]["RecordId"];
            booking_id: components["schemas"]["BookingId"];
            order_title: string;
            order_tags: components["schemas"]["OrderTags"];
            /** @description Of the order as it is shown; `decideApproval` sends it back. */
            order_version: number;
            /** @description While it waits, what the order costs now, or would by the offer or change that waits; afterwards what was decided on. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The order, the offer or the change that waits closes itself then, approved or not. */
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            /** @description What a confirmed order would become, while the request waits; `null` for a payment or an offer. */
            change: components["schemas"]["OrderChangeTerms"] | null;
            status: components["schemas"]["ApprovalState"];
            status_text: string;
            requested_by: components["schemas"]["OrderOperator"];
            request_note: string;
            request_time: components["schemas"]["EpochSeconds"];
            /** @description From when the reader may remind the approvers; `null` where it is not the reader's to remind. */
            remind_from: components["schemas"]["EpochSeconds"] | null;
            decided_by: components["schemas"]["OrderOperator"] | null;
            decide_note: string;
            decide_time: components["schemas"]["EpochSeconds"] | null;
        };
        /** @enum {string} */
        ApprovalDecision: "approve" | "refuse";
        ApprovalPage: {
            /** @description Waiting ones first, then newest first. */
            list: components["schemas"]["Approval"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /**
         * @description to_decide: asked by others, waiting, and open to the decision of who reads; none without `approval/decide`. asked: asked by who reads.
         * @enum {string}
         */
        ApprovalSide: "to_decide" | "asked";
        /**
         * @description closed: nothing is left to decide, because the order was paid or changed by somebody else, was cancelled, or its time is over.
         * @enum {string}
         */
        ApprovalState: "requested" | "approved" | "refused" | "closed";
        /** @enum {string} */
        ApprovalStatus: "none" | "requested" | "approved" | "refused";
        /** @description Number of a province, city or district of China, as the ancestors write it. */
        AreaId: number;
        /** @description Country calling code without plus. */
        AreaNumber: string;
        AreaOption: {
            value: components["schemas"]["AreaId"];
            /** @description In the language of the request. */
            label: string;
        };
        /** @description The next level; empty below the last. */
        AreaOptions: components["schemas"]["AreaOption"][];
        ArrivalNote: {
            late_arrival: boolean;
            flight_no: string | null;
            eta_local: components["schemas"]["LocalDateTime"] | null;
        };
        Article: {
            id: components["schemas"]["CmsId"];
            channel_id: components["schemas"]["CmsId"];
            cmsChannel: components["schemas"]["CmsChannel"];
            title: string;
            title_style: components["schemas"]["TitleStyle"];
            flag: components["schemas"]["ArticleFlag"][];
            images: components["schemas"]["ImageUrl"][];
            /** @description HTML; empty until paid for. Articles of the old site were never cleaned, so the portal cleans all. */
            content: string;
            seotitle: string;
            keywords: string;
            description: string;
            cmsTags: components["schemas"]["CmsTagNames"];
            author: components["schemas"]["ArticleAuthor"];
            views: number;
            likes: number;
            collects: number;
            comments: number;
            /** @description By this member; the ancestors' spelling. */
            likeed: boolean;
            collected: boolean;
            commented: boolean;
            /** @description 0 when free, or paid for already. */
            price: number;
            currency: components["schemas"]["ContentCurrency"];
            /** @description True when nothing has to be paid. */
            paid: boolean;
            allow_comment_groups: components["schemas"]["CommentPermission"];
            /** @description Empty until paid for. */
            downloads: components["schemas"]["ArticleDownload"][];
            download_after_comment: components["schemas"]["CmsSwitch"];
            source_title: string;
            source_url: string;
            publish_time: components["schemas"]["EpochSeconds"];
            update_time: components["schemas"]["EpochSeconds"];
        };
        ArticleAuthor: {
            id: components["schemas"]["CmsId"];
            avatar: string;
            nickname: string;
            motto: string;
            gender: components["schemas"]["Gender"];
            statistics: components["schemas"]["AuthorStatistics"];
        };
        ArticleComment: {
            id: components["schemas"]["CmsId"];
            /** @description HTML, cleaned by the server. */
            content: string;
            /** @description "3 hours ago" in the language of the request. */
            create_time: string;
            user: components["schemas"]["CommentAuthor"];
        };
        /** @description Of a cover channel. */
        ArticleCover: {
            info: components["schemas"]["CmsChannel"];
            focus: components["schemas"]["CmsBlock"][];
            carousel: components["schemas"]["CmsBlock"][];
            template: string;
            content: components["schemas"]["ArticleCoverSection"][];
        };
        ArticleCoverSection: {
            info: components["schemas"]["CmsChannel"];
            contentList: components["schemas"]["ArticleSummary"][];
        };
        ArticleDownload: {
            /** @description Name of the file. */
            key: string;
            /** @description Its address. */
            value: string;
        };
        /** @enum {string} */
        ArticleFlag: "top" | "hot" | "recommend" | "new";
        ArticleLink: {
            id: components["schemas"]["CmsId"];
            title: string;
        };
        /** @description Of a channel, tag, author or search. */
        ArticleList: {
            list: components["schemas"]["ArticleSummary"][];
            total: components["schemas"]["PageTotal"];
            info: components["schemas"]["ArticleListInfo"];
            /** @description Parts of the page title. */
            title: string[];
            template: string;
            breadcrumb: components["schemas"]["CmsBreadcrumb"][];
            filterConfig: components["schemas"]["CmsFilterField"][];
        };
        ArticleListInfo: {
            /** @description `null` of a search. */
            id: components["schemas"]["CmsId"] | null;
            name: string;
            type: components["schemas"]["CmsListType"];
            description: string;
            seotitle: string;
            keywords: string;
        };
        ArticleRequest: {
            id: components["schemas"]["CmsId"];
        };
        /** @enum {string} */
        ArticleSort: "weigh" | "recommend" | "hot" | "views" | "price" | "publish_time";
        ArticleSummary: {
            id: components["schemas"]["CmsId"];
            channel_id: components["schemas"]["CmsId"];
            cmsChannel: components["schemas"]["CmsChannel"];
            title: string;
            title_style: components["schemas"]["TitleStyle"];
            flag: components["schemas"]["ArticleFlag"][];
            images: components["schemas"]["ImageUrl"][];
            description: string;
            cmsTags: components["schemas"]["CmsTagNames"];
            /** @description Set when the article is elsewhere. */
            url: string;
            target: components["schemas"]["LinkTarget"];
            views: number;
            comments: number;
            likes: number;
            /** @description 0 when free, or paid for already. */
            price: number;
            currency: components["schemas"]["ContentCurrency"];
            publish_time: components["schemas"]["EpochSeconds"];
        };
        AskedChange: {
            requested_by: components["schemas"]["OrderOperator"];
            /** @description When approved, `changeOrder` makes exactly this change, with `quote_id` and the newest `version` of the order. */
            approval_status: components["schemas"]["ApprovalStatus"];
            /** @description Its price holds until `valid_until`; whatever else is done with the booking ends it, which history and notices say. */
            quote: components["schemas"]["OrderChangeQuote"];
        };
        AuthorStatistics: {
            articleCount: number;
            joinTime: components["schemas"]["EpochSeconds"];
            dynamicCount: number;
        };
        /** @enum {string} */
        BadgeColour: "grey" | "blue" | "green" | "orange" | "red";
        /** @description The ancestors' view of the pre-deposit; `listLedgerEntries` tells the same with its causes. */
        BalanceEntry: {
            id: number;
            user_id: components["schemas"]["MemberId"];
            /** @description In the settlement currency; below 0 when money left the account. */
            money: components["schemas"]["Decimal"];
            before: components["schemas"]["Decimal"];
            after: components["schemas"]["Decimal"];
            memo: string;
            create_time: components["schemas"]["EpochSeconds"];
        };
        BalancePage: {
            /** @description Newest first. */
            list: components["schemas"]["BalanceEntry"][];
            total: components["schemas"]["PageTotal"];
        };
        BatchAcceptance: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
        };
        BatchCancelQuote: {
            id: components["schemas"]["BookingId"];
            quote_id: components["schemas"]["RecordId"];
            version: components["schemas"]["Version"];
        };
        /** @description One payment, as `payOrder` takes it. The orders are paid in turn, so that balance, credit and limits hold for all of them together. */
        BatchPayment: {
            id: components["schemas"]["BookingId"];
            channel: components["schemas"]["PayChannel"];
            version: components["schemas"]["Version"];
            /** @description An order is paid once however often it is sent. */
            client_ref: components["schemas"]["ClientRef"];
        };
        /**
         * @description Whether the hotel keeps the chosen bed free or only tries to.
         * @enum {string}
         */
        BedPromise: "promised" | "wish";
        /** @enum {string} */
        BedType: "king" | "queen" | "twin" | "double" | "single" | "triple" | "bunk" | "unspecified";
        BilingualText: {
            en: string;
            "zh-cn": string;
        };
        Bill: {
            bill_no: components["schemas"]["BillNumber"];
            source: components["schemas"]["BillSource"];
            source_text: string;
            period_from: components["schemas"]["LocalDate"];
            period_to: components["schemas"]["LocalDate"];
            currency: components["schemas"]["CurrencyCode"];
            status: components["schemas"]["BillStatus"];
            status_text: string;
            wait: components["schemas"]["StaffWait"] | null;
            total: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description Total less paid; 0 once the bill is void. */
            outstanding: components["schemas"]["Money"];
            /** @description What can be paid now, which is what is outstanding less reported transfers and what waits for a second person; 0 while it cannot be paid. */
            payable: components["schemas"]["Money"];
            /** @description What waits for a second person. */
            asked: components["schemas"]["Money"] | null;
            /** @description Why this member may not pay it from the balance, where the account does not allow it. */
            balance_block: string | null;
            lines_count: number;
            issue_time: components["schemas"]["EpochSeconds"] | null;
            confirm_time: components["schemas"]["EpochSeconds"] | null;
            /** @description It counts as confirmed because nobody disputed it in time. */
            auto_confirmed: boolean;
            /** @description Until then the lines of an issued bill can be disputed. */
            dispute_until: components["schemas"]["EpochSeconds"] | null;
            due_date: components["schemas"]["LocalDate"] | null;
            paid_time: components["schemas"]["EpochSeconds"] | null;
            payments: components["schemas"]["BillPayment"][];
            actions: components["schemas"]["BillActionState"][];
            remark: string;
            /** @description Grows with every change */
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        BillAction: "confirm" | "dispute" | "withdraw_dispute" | "pay" | "download";
        /** @description The server decides what can be done. */
        BillActionState: {
            action: components["schemas"]["BillAction"];
            action_text: string;
            enabled: boolean;
            /** @description `null` when enabled. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
        };
        /** @enum {string} */
        BillBlock: "NOT_CONFIRMED" | "CANCELLING" | "REFUND_OPEN" | "STILL_FREE" | "STILL_AHEAD" | "BILLED" | "NOTHING_OWED";
        BillDispute: {
            /** @description Names the dispute in answers, mails and later bills. */
            reference: string;
            /** @description What was not granted in full can be disputed once more. */
            round: number;
            reason: string;
            /** @description What the line should be in the eyes of the member. */
            expected: components["schemas"]["Money"] | null;
            files: components["schemas"]["FileUrl"][];
            time: components["schemas"]["EpochSeconds"];
            /** @description `null` while staff examine it. */
            outcome: components["schemas"]["BillDisputeOutcome"] | null;
            outcome_text: string | null;
            /** @description What is taken off by a credit note; `null` where nothing is. */
            granted: components["schemas"]["Money"] | null;
            /** @description What staff said. */
            answer: string | null;
        };
        BillDisputeEntry: {
            line_id: components["schemas"]["RecordId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. Not blank. */
            reason: string;
            /** @description What the line should be, with the decimals of the bill's currency: `0.00` in CNY where nothing is owed. Less than the line says. */
            expected?: components["schemas"]["Decimal"];
            files?: components["schemas"]["FileUrl"][];
        };
        /** @enum {string} */
        BillDisputeOutcome: "granted" | "partly_granted" | "declined" | "withdrawn";
        /** @enum {string} */
        BillFileFormat: "pdf" | "xlsx" | "csv";
        BillLine: {
            line_id: components["schemas"]["RecordId"];
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            kind: components["schemas"]["BillLineKind"];
            kind_text: string;
            title: string;
            guest: string;
            /** @description Each room with its type and people; empty where there are not several. */
            rooms_text: string;
            /** @description Of a hotel. */
            hotel_confirmation_code: string | null;
            /** @description Number the supplier knows the order by. */
            supplier_ref: string | null;
            allocation: components["schemas"]["OrderAllocation"];
            service_date: components["schemas"]["LocalDate"];
            /** @description Below 0 for a credit note. */
            money: components["schemas"]["Money"];
            remark: string;
            /** @description The last one. */
            dispute: components["schemas"]["BillDispute"] | null;
            /** @description It can be disputed while the bill is issued; a credit note never. */
            disputable: boolean;
        };
        /** @enum {string} */
        BillLineKind: "charge" | "credit_note" | "adjustment";
        BillLinePage: {
            list: components["schemas"]["BillLine"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @description `B`, date yymmdd, running number. A bill is addressed by `id`, which is this number. */
        BillNumber: string;
        BillPage: {
            /** @description Newest first. */
            list: components["schemas"]["BillSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description Over all pages, one per currency. */
            outstanding: components["schemas"]["Money"][];
            /** @description How many stand in each status, whatever `status` asks for. */
            by_status: components["schemas"]["BillStatusCounts"];
        };
        /** @enum {string} */
        BillPayChannel: "predeposit" | "bank_transfer";
        BillPayment: {
            id: components["schemas"]["RecordId"];
            channel: components["schemas"]["BillPayChannel"];
            channel_text: string;
            money: components["schemas"]["Money"];
            time: components["schemas"]["EpochSeconds"];
            status: components["schemas"]["BillPaymentStatus"];
            status_text: string;
            proof_files: components["schemas"]["FileUrl"][];
            paid_by: components["schemas"]["OrderOperator"];
            /** @description It lapses unless a second person confirms it by then; `null` unless it waits for one. */
            confirm_until: components["schemas"]["EpochSeconds"] | null;
            /** @description The second person. */
            decided_by: components["schemas"]["OrderOperator"] | null;
            decide_note: string;
            /** @description Whether the reader may confirm or decline it. */
            decidable: boolean;
        };
        /**
         * @description asked: waits for a second person and has moved nothing. A payment from the balance counts once it is verified, a bank transfer once staff have found it.
         * @enum {string}
         */
        BillPaymentStatus: "asked" | "declined" | "lapsed" | "submitted" | "verified" | "refused" | "withdrawn";
        /** @description What one of the bills gets. */
        BillShare: {
            id: components["schemas"]["BillNumber"];
            /** @description A bill gets it once however often it is sent. */
            client_ref: components["schemas"]["ClientRef"];
            /** @description At most what is payable. */
            money: components["schemas"]["Money"];
            version: components["schemas"]["Version"];
        };
        BillShareResult: {
            id: components["schemas"]["BillNumber"];
            /** @description Whether it waits for a second person; nothing of it is paid yet. */
            asked: boolean;
            /** @description `null` when it is paid, asked for, or its transfer reported. */
            error_key: components["schemas"]["ErrorKey"] | null;
            /** @description Why it is refused; empty otherwise. */
            msg: string;
        };
        /** @enum {string} */
        BillSource: "cycle" | "application";
        /** @enum {string} */
        BillStatus: "open" | "issued" | "disputed" | "confirmed" | "partially_paid" | "paid" | "overdue" | "void";
        BillStatusCounts: {
            open: number;
            issued: number;
            disputed: number;
            confirmed: number;
            partially_paid: number;
            paid: number;
            overdue: number;
            void: number;
        };
        BillSummary: {
            bill_no: components["schemas"]["BillNumber"];
            source: components["schemas"]["BillSource"];
            source_text: string;
            period_from: components["schemas"]["LocalDate"];
            period_to: components["schemas"]["LocalDate"];
            status: components["schemas"]["BillStatus"];
            status_text: string;
            wait: components["schemas"]["StaffWait"] | null;
            total: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description Total less paid; 0 once the bill is void. */
            outstanding: components["schemas"]["Money"];
            /** @description What can be paid now, which is what is outstanding less reported transfers and what waits for a second person; 0 while it cannot be paid. */
            payable: components["schemas"]["Money"];
            /** @description Why this member may not pay it from the balance, where the account does not allow it. */
            balance_block: string | null;
            /** @description What waits for a second person. */
            asked: components["schemas"]["Money"] | null;
            lines_count: number;
            issue_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Until then the lines of an issued bill can be disputed. */
            dispute_until: components["schemas"]["EpochSeconds"] | null;
            due_date: components["schemas"]["LocalDate"] | null;
            version: components["schemas"]["Version"];
        };
        BillableOrder: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            title: string;
            guests_text: string;
            allocation: components["schemas"]["OrderAllocation"];
            service_date: components["schemas"]["LocalDate"];
            booking_time: components["schemas"]["EpochSeconds"];
            /** @description Charged less refunds. */
            settlement_money: components["schemas"]["Money"];
            /** @description What the next bill asks for it; no issued bill contains it. */
            unbilled: components["schemas"]["Money"];
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            eligible: boolean;
            /** @description `null` when it can be settled. */
            blocked_key: components["schemas"]["BillBlock"] | null;
            blocked_reason: string | null;
        };
        BillableOrderPage: {
            list: components["schemas"]["BillableOrder"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description What is unbilled over all pages, one per currency. */
            sums: components["schemas"]["Money"][];
        };
        /**
         * Format: binary
         * @description The bytes of a file.
         */
        BinaryFile: File;
        /** @description Decides about the age; VALIDATION where it contradicts the place of this person. `null` if unknown. */
        Birthday: components["schemas"]["LocalDate"] | null;
        BookCarAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        /** @description Vehicle, time and places come with the quote key. */
        BookCarRequest: {
            client_ref: components["schemas"]["ClientRef"];
            quote_key: components["schemas"]["QuoteKey"];
            /** @description The `total_price` of the quote. */
            accepted_total: components["schemas"]["Money"];
            guests: components["schemas"]["TravellerEntry"][];
            contact: components["schemas"]["Contact"];
            itinerary?: components["schemas"]["ItineraryStop"][];
            special_requests?: components["schemas"]["SpecialRequests"];
            /** @description Seen by the company alone. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            internal_remark?: string;
            allocation?: components["schemas"]["OrderAllocationEntry"];
            /** @description The trip that the order joins, and whose allocation it takes where it has none. A trip that is gone, or that the caller may not change, is left out; the booking does not fail. */
            trip_id?: components["schemas"]["RecordId"];
            /** @description The customer quote this booking comes from. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description The option that is booked; without it the first that offers this and has no order, chosen ones first. VALIDATION here where it has its order already or offers something else. */
            quote_option_id?: components["schemas"]["RecordId"];
            /** @description The draft this booking finishes, and which is gone then. NOT_FOUND where it is none that the caller may open. */
            draft_id?: components["schemas"]["RecordId"];
            /**
             * @description Books although a guest has another order for that time, which is refused with DUPLICATE_STAY otherwise.
             * @default false
             */
            confirm_duplicate?: boolean;
            /**
             * @description Guests of one name in one room or vehicle are different people, and not one that was entered twice.
             * @default false
             */
            different_people?: boolean;
        };
        BookHotelAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        /** @description Destination, dates, rooms and nationality come with the rate key. */
        BookHotelRequest: {
            client_ref: components["schemas"]["ClientRef"];
            rate_key: components["schemas"]["RateKey"];
            /** @description The `total_price` the operator accepted at the last check. */
            accepted_total: components["schemas"]["Money"];
            /** @description At least one adult per room; numbers and ages as searched. */
            guests: components["schemas"]["GuestEntry"][];
            contact: components["schemas"]["Contact"];
            /** @description Beds and cots room by room; a room that is left out takes its first bed and a cot for each infant. */
            rooms?: components["schemas"]["RoomWish"][];
            special_requests?: components["schemas"]["SpecialRequests"];
            arrival_note?: components["schemas"]["ArrivalNote"];
            /** @description Seen by the company alone. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            internal_remark?: string;
            allocation?: components["schemas"]["OrderAllocationEntry"];
            /** @description The trip that the order joins, and whose allocation it takes where it has none. A trip that is gone, or that the caller may not change, is left out; the booking does not fail. */
            trip_id?: components["schemas"]["RecordId"];
            /** @description The customer quote this booking comes from. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description The option that is booked; without it the first that offers this and has no order, chosen ones first. VALIDATION here where it has its order already or offers something else. */
            quote_option_id?: components["schemas"]["RecordId"];
            /** @description The draft this booking finishes, and which is gone then. NOT_FOUND where it is none that the caller may open. */
            draft_id?: components["schemas"]["RecordId"];
            /**
             * @description Books although a guest has another order for that time, which is refused with DUPLICATE_STAY otherwise.
             * @default false
             */
            confirm_duplicate?: boolean;
            /**
             * @description Guests of one name in one room or vehicle are different people, and not one that was entered twice.
             * @default false
             */
            different_people?: boolean;
        };
        BookTransferAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        /** @description Airport, place, vehicle and time come with the quote key. */
        BookTransferRequest: {
            client_ref: components["schemas"]["ClientRef"];
            quote_key: components["schemas"]["QuoteKey"];
            /** @description The `total_price` of the quote. */
            accepted_total: components["schemas"]["Money"];
            /** @description Absent means the flight that was searched with; `null` means none, which a drop-off may have. */
            flight?: components["schemas"]["FlightEntry"] | null;
            guests: components["schemas"]["TravellerEntry"][];
            contact: components["schemas"]["Contact"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            name_board_text?: string;
            /** @description The operator's own words for driver and guest; they stand on the voucher. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            booking_reminder?: string;
            special_requests?: components["schemas"]["SpecialRequests"];
            /** @description Seen by the company alone. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            internal_remark?: string;
            allocation?: components["schemas"]["OrderAllocationEntry"];
            /** @description The trip that the order joins, and whose allocation it takes where it has none. A trip that is gone, or that the caller may not change, is left out; the booking does not fail. */
            trip_id?: components["schemas"]["RecordId"];
            /** @description The customer quote this booking comes from. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description The option that is booked; without it the first that offers this and has no order, chosen ones first. VALIDATION here where it has its order already or offers something else. */
            quote_option_id?: components["schemas"]["RecordId"];
            /** @description The draft this booking finishes, and which is gone then. NOT_FOUND where it is none that the caller may open. */
            draft_id?: components["schemas"]["RecordId"];
            /**
             * @description Books although a guest has another order for that time, which is refused with DUPLICATE_STAY otherwise.
             * @default false
             */
            confirm_duplicate?: boolean;
            /**
             * @description Guests of one name in one room or vehicle are different people, and not one that was entered twice.
             * @default false
             */
            different_people?: boolean;
        };
        BookedNight: {
            /** @description The night that begins on this day at the hotel. */
            date: components["schemas"]["LocalDate"];
            price_per_night: components["schemas"]["Money"];
            /** @description Part of the price. */
            taxes: components["schemas"]["Money"];
        };
        BookedRoom: {
            room_index: components["schemas"]["RoomIndex"];
            /** @description Name of the room in the language of the request. */
            room_type: string;
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description The rate of this room alone. */
            rate_id: components["schemas"]["RecordId"];
            rate_name: components["schemas"]["RateName"];
            /** @description Known from check-in on. */
            room_number: string | null;
            bed_type: components["schemas"]["BedType"];
            bed_text: string;
            bed_promise: components["schemas"]["BedPromise"];
            meal_type: components["schemas"]["MealType"];
            meal_text: string;
            meal_count: components["schemas"]["MealCount"];
            adults: number;
            /** @description Infants included. */
            child_ages: components["schemas"]["ChildAge"][];
            infants: components["schemas"]["Infants"];
            cots: components["schemas"]["Cots"];
            extra_beds: components["schemas"]["ExtraBeds"];
            guests: components["schemas"]["Guest"][];
            nightly: components["schemas"]["BookedNight"][];
            /** @description This room, whole stay; all rooms sum to the total. */
            total_price: components["schemas"]["Money"];
            cancellation_policy: components["schemas"]["RoomPolicy"];
        };
        /** @description The part of the product line that was booked; another one is refused. */
        BookingChange: {
            stay?: components["schemas"]["StayChange"];
            rental?: components["schemas"]["RentalChange"];
            transfer?: components["schemas"]["TransferChange"];
        };
        /** @description Number people say on the phone: letter of the product line, date yymmdd, running number. */
        BookingId: string;
        /** @enum {string} */
        BookingStep: "search" | "select" | "guests" | "review";
        /** @description Month at the hotel, `2026-12`, in the years 1900 to 2299. */
        CalendarMonth: string;
        CancelOrderAnswer: {
            outcome: components["schemas"]["CancelOutcome"];
            order: components["schemas"]["Order"];
            /** @description A fresh quote when the terms have changed. */
            quote: components["schemas"]["CancelQuote"] | null;
        };
        CancelOrderRequest: {
            id: components["schemas"]["BookingId"];
            quote_id: components["schemas"]["RecordId"];
            /** @description Must be true unless the quote is free. */
            accept_penalty: boolean;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            reason?: string;
            version: components["schemas"]["Version"];
        };
        /**
         * @description `terms_changed` also when the refund would go to another account, since a bill was paid.
         * @enum {string}
         */
        CancelOutcome: "accepted" | "terms_changed";
        /** @description What cancelling costs until `valid_until_utc`, and for one version of the order. */
        CancelQuote: {
            quote_id: components["schemas"]["RecordId"];
            order_version: components["schemas"]["Version"];
            /** @description Whether it costs nothing; shown to everybody. */
            free: boolean;
            /** @description `null` when net prices are hidden. */
            penalty: components["schemas"]["Money"] | null;
            /** @description `null` when net prices are hidden. */
            refund: components["schemas"]["Money"] | null;
            /** @description Where it goes; empty when nothing goes back. */
            refund_shares: components["schemas"]["RefundShare"][];
            /** @description The account that gets most of it; `null` when nothing was paid. */
            refund_to: components["schemas"]["PayChannel"] | null;
            refund_to_text: string | null;
            /** @description Tier that holds now, from 0; `null` before confirmation. */
            tier_index: number | null;
            /** @description Ten minutes, or the start of the next tier if that is sooner. */
            valid_until_utc: components["schemas"]["UtcDateTime"];
            valid_until_local: components["schemas"]["LocalDateTime"];
        };
        /** @description Frozen into the order when it is booked. Changes move tiers that lie ahead and follow the price; a penalty that has begun never shrinks. Only `refundability_now` is computed at each reading. */
        CancellationPolicy: {
            /** @description Cannot be changed or cancelled once confirmed. */
            non_refundable: boolean;
            refundability_now: components["schemas"]["RefundabilityNow"];
            refundability_text: string;
            free_cancel_before: components["schemas"]["Deadline"] | null;
            /** @description Contiguous; the first from booking, the last without end. */
            tiers: components["schemas"]["PenaltyTier"][];
            no_show: components["schemas"]["NoShowPenalty"];
            text: components["schemas"]["BilingualText"];
            /** @description The supplier's own words; may be empty. */
            source_text: string;
        };
        /** @description Made by the client, once per page. */
        CaptchaId: string;
        /** @description Clicks in order and the size of the picture as shown: `x1,y1-x2,y2;width;height` in pixels. */
        CaptchaInfo: string;
        /**
         * @description What a captcha stands before.
         * @enum {string}
         */
        CaptchaPurpose: "sign_in" | "register" | "retrieve_password" | "change_binding" | "verify_binding" | "friendly_link";
        CarExtra: {
            code: components["schemas"]["CarExtraCode"];
            quantity: number;
        };
        /** @enum {string} */
        CarExtraCode: "child_seat" | "driver_overnight" | "extra_hour";
        /** @description Of one seat for the whole hire, and of one night of one driver. An extra hour costs what overtime does. */
        CarExtraPrices: {
            child_seat: components["schemas"]["Money"];
            driver_overnight: components["schemas"]["Money"];
        };
        /** @description Conditions of different names must all hold; values of one name are alternatives. */
        CarFilter: {
            model?: components["schemas"]["VehicleModelId"][];
            class?: components["schemas"]["VehicleClass"][];
            seats_min?: number;
            energy?: components["schemas"]["EnergySource"][];
            location?: components["schemas"]["PlaceId"][];
            mileage?: components["schemas"]["MileagePolicy"][];
            /** @description Per day in the settlement currency. */
            price_min?: components["schemas"]["Decimal"];
            /** @description Per day in the settlement currency. */
            price_max?: components["schemas"]["Decimal"];
        };
        /** @description What the filters of a search may be set to. */
        CarFilters: {
            models: components["schemas"]["FacetValue"][];
            classes: components["schemas"]["FacetValue"][];
            /** @description Values of `seats_min`. */
            seats: components["schemas"]["FacetValue"][];
            energy: components["schemas"]["FacetValue"][];
            mileage: components["schemas"]["FacetValue"][];
            /** @description Every city with such cars; without this filter, cars are of the city of the pick-up. */
            locations: components["schemas"]["FacetValue"][];
            /** @description Per day. */
            price: components["schemas"]["PriceRange"];
        };
        /** @description True when the price contains it. */
        CarInclusions: {
            fuel: boolean;
            tolls: boolean;
            parking: boolean;
            driver_meals: boolean;
            driver_overnight: boolean;
        };
        CarOffer: {
            model: components["schemas"]["VehicleModel"];
            /** @description The cheapest way to cover the time asked. */
            rental_type: components["schemas"]["RentalType"];
            rental_type_text: string;
            /** @description In the unit of the rental type. */
            days_or_hours: number;
            /** @description Vehicles needed for the passengers. */
            number_of_rentals: number;
            /** @description For all vehicles and the whole time. */
            total_price: components["schemas"]["Money"];
            /** @description `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The supplier must be asked before it confirms. */
            on_request: boolean;
        };
        CarOfferPage: {
            list: components["schemas"]["CarOffer"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            filters: components["schemas"]["CarFilters"];
            /** @description As it was asked; the name of a suggestion in the language of the request. */
            pick_up: components["schemas"]["RidePlace"];
            /** @description As it was asked; the name of a suggestion in the language of the request. */
            drop_off: components["schemas"]["RidePlace"];
            /** @description City in which the car is picked up. A car of another city, shown for its filter, is picked up there. */
            location: components["schemas"]["PlaceId"];
        };
        CarOrder: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "car";
            order_type_text: string;
            client_ref: components["schemas"]["ClientRef"];
            /** @description Where the order stands in its life. */
            order_status: components["schemas"]["OrderStatus"];
            /** @description In the words of the product. */
            order_status_text: string;
            /** @description Whether what was charged is paid for; follows from the ledger and the bills. */
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            /** @description How much of it has been invoiced. */
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            /** @description State of the latest refund; a refund never changes the order status. */
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            /** @description Whether a superior must agree before payment, or has been asked to agree to `asked_change`. */
            approval_status: components["schemas"]["ApprovalStatus"];
            approval_status_text: string;
            /** @description `null` until paid. */
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            /** @description When the amount was held; `null` until paid. */
            pay_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An unpaid order closes itself then. */
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An order that is paid later is released free of charge then; `null` for every other one. */
            pay_by: components["schemas"]["EpochSeconds"] | null;
            /** @description The booking date. */
            booking_time: components["schemas"]["EpochSeconds"];
            user_account: components["schemas"]["OrderAccount"];
            operator: components["schemas"]["OrderOperator"];
            /** @description Whom to call about the order. */
            contact_person: string;
            /** @description Phone of the contact person. */
            contact_phone: components["schemas"]["Phone"];
            /** @description Empty when none was given. */
            contact_email: string;
            /** @description Never guaranteed. */
            special_requests: string;
            /** @description Seen by the company alone. */
            internal_remark: string;
            allocation: components["schemas"]["OrderAllocation"];
            /** @description The trip it belongs to. */
            trip: components["schemas"]["TripLink"] | null;
            tags: components["schemas"]["OrderTags"];
            /** @description Selling total shown to the guest. */
            total_price: components["schemas"]["Money"];
            /** @description Net price charged to the account; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Charged less refunded; `null` when net prices are hidden. */
            settlement_money: components["schemas"]["Money"] | null;
            /** @description Paid on the spot, not in the total. */
            pay_at_service: components["schemas"]["Charge"][];
            /** @description Adds up to `total_price`. */
            price_breakdown: components["schemas"]["PriceLine"][];
            /** @description `null` when net prices are hidden. */
            markup: components["schemas"]["OrderMarkup"] | null;
            /** @description Rate frozen at booking when the supplier sells in another currency. */
            fx: components["schemas"]["FxRate"] | null;
            /** @description The most that `refundOrder` takes now, and that can be granted: settlement money less what invoices hold. `null` when net prices are hidden. */
            refundable_money: components["schemas"]["Money"] | null;
            /** @description What a refund may be asked for now; empty when none can be asked. */
            refund_grounds: components["schemas"]["RefundGround"][];
            /** @description Sum of the refunds paid out. `null` without the permission to see net prices, of which they are a part. */
            refund_money: components["schemas"]["Money"] | null;
            /** @description When the latest refund was paid out. */
            refund_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Where what is charged would go if it were given back, in the order in which the accounts are filled; empty when nothing is charged. */
            refund_shares: components["schemas"]["RefundShare"][];
            refunds: components["schemas"]["Refund"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The one still valid. */
            cancel_quote: components["schemas"]["CancelQuote"] | null;
            service_start_utc: components["schemas"]["UtcDateTime"];
            service_start_local: components["schemas"]["LocalDateTime"];
            service_end_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            invoice_ids: components["schemas"]["RecordId"][];
            /** @description The bill a credit order stands on. */
            bill_id: components["schemas"]["RecordId"] | null;
            voucher: components["schemas"]["OrderVoucher"];
            /** @description Number the supplier knows the order by. */
            supplier_ref: string | null;
            /** @description Set while awaiting acceptance. */
            change_offer: components["schemas"]["ChangeOffer"] | null;
            /** @description Set while the supplier is asked to agree to a change. */
            amendment: components["schemas"]["OrderAmendment"] | null;
            /** @description A change that a superior was asked to approve; `null` again when it is made, or its time is over. */
            asked_change: components["schemas"]["AskedChange"] | null;
            /** @description The next to end first. */
            waits: components["schemas"]["OrderWait"][];
            attention: components["schemas"]["OrderAttention"][];
            actions: components["schemas"]["OrderActionState"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderEvent"][];
            version: components["schemas"]["Version"];
            /** @description The customer quote it came from. */
            quote_id: components["schemas"]["RecordId"] | null;
            /** @description The draft it came from. */
            draft_id: components["schemas"]["RecordId"] | null;
            /** @description Name of the model. */
            vehicle_model: string;
            vehicle_model_id: components["schemas"]["VehicleModelId"];
            vehicle_class: components["schemas"]["VehicleClass"];
            vehicle_class_text: string;
            seats: number;
            luggage: number;
            energy_source: components["schemas"]["EnergySource"];
            energy_source_text: string;
            mileage_policy: components["schemas"]["MileagePolicy"];
            mileage_policy_text: string;
            mileage_limit_km: number | null;
            /** @description `null` until a driver is assigned; several vehicles are joined. */
            plate_number: string | null;
            /** @description `null` until a driver is assigned. */
            driver_name: string | null;
            /** @description `null` until a driver is assigned. */
            driver_phone: components["schemas"]["Phone"] | null;
            /** @description Language the driver speaks with the guests. */
            driver_language: components["schemas"]["DriverLanguage"];
            driver_language_text: string;
            /** @description Day of the pick-up at the place. */
            rental_date: components["schemas"]["LocalDate"];
            pick_up_time_local: components["schemas"]["LocalDateTime"];
            /** @description All day, half day or by the hour. */
            rental_type: components["schemas"]["RentalType"];
            rental_type_text: string;
            /** @description Quantity in the unit of the rental type. */
            days_or_hours: number;
            /** @description Planned length as ISO 8601, `P3D` or `PT5H`. */
            duration: string;
            /** @description The same in words. */
            duration_text: string;
            planned_end_local: components["schemas"]["LocalDateTime"];
            /** @description Vehicles. */
            number_of_rentals: number;
            /** @description Agreed price of one vehicle; `null` when hired otherwise. */
            price_per_day: components["schemas"]["Money"] | null;
            price_per_half_day: components["schemas"]["Money"] | null;
            price_per_hour: components["schemas"]["Money"] | null;
            pick_up_location: components["schemas"]["RidePlace"];
            drop_off_location: components["schemas"]["RidePlace"];
            itinerary: components["schemas"]["ItineraryStop"][];
            passengers: components["schemas"]["Passengers"];
            guests: components["schemas"]["Traveller"][];
            industrial_zone: components["schemas"]["OrderIndustrialZone"];
            /** @description Unit price times quantity times vehicles. */
            car_rental_fee: components["schemas"]["Money"];
            driver_language_fee: components["schemas"]["Money"];
            overtime: components["schemas"]["Overtime"];
            includes: components["schemas"]["CarInclusions"];
            /** @description Reported beyond the booking and not accepted yet; mostly empty. */
            extras_due: components["schemas"]["PriceLine"][];
            dispatch: components["schemas"]["Dispatch"];
        };
        CarQuote: {
            quote_key: components["schemas"]["QuoteKey"];
            expires_time: components["schemas"]["EpochSeconds"];
            model: components["schemas"]["VehicleModel"];
            rental_type: components["schemas"]["RentalType"];
            days_or_hours: number;
            number_of_rentals: number;
            service_start_local: components["schemas"]["LocalDateTime"];
            service_end_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            /** @description As it was asked; the name of a suggestion in the language of the request. */
            pick_up: components["schemas"]["RidePlace"];
            /** @description As it was asked; the name of a suggestion in the language of the request. */
            drop_off: components["schemas"]["RidePlace"];
            /** @description Rental, driver language, industrial zone and extras; their sum is the total price. */
            lines: components["schemas"]["PriceLine"][];
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The supplier must be asked before it confirms. */
            on_request: boolean;
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description Those that the reader's company and account may use; a visitor reads all. */
            pay_channels: components["schemas"]["PayChannel"][];
            payment_time: components["schemas"]["PaymentTime"];
            required_fields: components["schemas"]["RequiredBookingField"][];
        };
        /**
         * @description `default` begins with what leaves the fewest seats empty.
         * @enum {string}
         */
        CarSort: "default" | "recommended" | "hot" | "price" | "seats";
        CarVoucher: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "car";
            /** @description Grows with every change that is printed. */
            version: components["schemas"]["Version"];
            state: components["schemas"]["VoucherState"];
            state_text: string;
            language: components["schemas"]["VoucherLanguage"];
            issued_time: components["schemas"]["EpochSeconds"];
            /** @description Never guaranteed. */
            special_requests: string;
            remarks: string[];
            pay_at_service: components["schemas"]["Charge"][];
            /** @description The policy in words, in the time of the place. */
            cancellation_lines: string[];
            contact_person: string;
            contact_phone: components["schemas"]["Phone"];
            /** @description Number the supplier knows the order by; `null` until it gives one. */
            supplier_ref: string | null;
            /** @description `null` unless the order has one and the voucher setting shows it. */
            own_reference: string | null;
            company: components["schemas"]["VoucherCompany"];
            /** @description Selling price; `null` unless the voucher setting shows it. Never the net price. */
            total_price: components["schemas"]["Money"] | null;
            /** @description Page of the QR code at the portal, which anybody may open; `null` unless the voucher setting shows it. */
            verify_url: string | null;
            dress?: components["schemas"]["VoucherDress"];
            guests: components["schemas"]["Traveller"][];
            passengers: components["schemas"]["Passengers"];
            vehicle_class_text: string;
            /** @description `null` until a driver is assigned. */
            plate_number: string | null;
            driver_name: string | null;
            driver_phone: components["schemas"]["Phone"] | null;
            driver_language_text: string;
            /** @description Where driver and guest meet, in words. */
            meeting_point: string;
            /** @description The same in the script of the place. */
            meeting_point_local: string;
            service_start_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            /** @description What was bought beside the ride, in words. */
            extra_lines: string[];
            /** @description What to do when nobody is there. */
            emergency_lines: string[];
            vehicle_model: string;
            number_of_rentals: number;
            rental_type_text: string;
            days_or_hours: number;
            service_end_local: components["schemas"]["LocalDateTime"];
            pick_up_location: components["schemas"]["RidePlace"];
            drop_off_location: components["schemas"]["RidePlace"];
            itinerary: components["schemas"]["ItineraryStop"][];
            zone_name: string | null;
            /** @description What the price contains, in words. */
            includes_lines: string[];
        };
        /** @description A bound address needs the token of `verifyAccount`, a first one the password. */
        ChangeAccountBindingRequest: {
            type: components["schemas"]["VerificationType"];
            /** @description The code sent to the new address or number. */
            captcha: components["schemas"]["VerificationCode"];
            /** @description With type `email`. */
            email?: components["schemas"]["Email"];
            /** @description With type `mobile`; absent means 86. */
            area_num?: components["schemas"]["AreaNumber"];
            /** @description With type `mobile`. */
            mobile?: components["schemas"]["MobileNumber"];
            accountVerificationToken?: components["schemas"]["AccountVerificationToken"];
            password?: components["schemas"]["Password"];
        };
        /** @enum {string} */
        ChangeObstacle: "sold_out" | "too_short" | "too_many_guests" | "not_sold";
        /** @description What the supplier offers in place of what was booked. */
        ChangeOffer: {
            before: components["schemas"]["OfferedTerms"];
            after: components["schemas"]["OfferedTerms"];
            offer_expire_time: components["schemas"]["EpochSeconds"];
        };
        ChangeOrderAnswer: {
            outcome: components["schemas"]["ChangeOutcome"];
            order: components["schemas"]["Order"];
        };
        ChangeOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            quote_id: components["schemas"]["RecordId"];
            /** @description Must be true; price and cancellation terms of the quote are accepted. */
            accept_terms: boolean;
        };
        /** @enum {string} */
        ChangeOutcome: "changed" | "requested" | "sold_out";
        ChangePasswordRequest: {
            /** @description Not held to the rules for new passwords: any other value is answered as a wrong password. */
            oldPassword: string;
            newPassword: components["schemas"]["Password"];
            /** @description Sent by some ancestors; not read. */
            confirmPassword?: components["schemas"]["Password"];
        };
        /** @enum {string} */
        ChangeQuoteOutcome: "offered" | "unavailable";
        ChangeSecondFactorAnswer: {
            /** @description After `begin`. */
            secret: components["schemas"]["SecondFactorSecret"] | null;
            /** @description Ten after `confirm` and `renew`; they are never shown again. */
            recovery_codes: components["schemas"]["SecondFactorCode"][];
        };
        ChangeSecondFactorRequest: {
            step: components["schemas"]["SecondFactorChange"];
            /** @description Needed but with `confirm`. */
            password?: components["schemas"]["Password"];
            /** @description Of the new app with `confirm`, else of the second factor in use. */
            code?: components["schemas"]["SecondFactorCode"];
        };
        ChangeSubAccountAccessRequest: {
            id: components["schemas"]["MemberId"];
            action: components["schemas"]["SubAccountAccessAction"];
        };
        /** @description A suspended account is signed out at once. */
        ChangeSubAccountStateRequest: {
            ids: components["schemas"]["MemberId"][];
            account_state: components["schemas"]["AccountStateChoice"];
        };
        ChangeTripOrdersRequest: {
            id: components["schemas"]["RecordId"];
            /** @description VALIDATION where one has another trip. */
            add?: components["schemas"]["TripOrderIds"];
            /** @description The orders themselves stay. VALIDATION where one is not in the trip. */
            remove?: components["schemas"]["TripOrderIds"];
            version: components["schemas"]["Version"];
        };
        /** @description A charge inside the price, or one that the guest pays on the spot and that no total contains. Infants are never counted. */
        Charge: {
            code: string;
            /** @description In the language of the request. */
            name: string;
            /** @description For the whole stay and all rooms. */
            money: components["schemas"]["Money"];
            /** @description Whether the total contains it. */
            included: boolean;
            payable: components["schemas"]["ChargePayable"];
            basis: components["schemas"]["ChargeBasis"];
            /** @description Price of one unit of the basis; `null` for a percentage. */
            unit_price: components["schemas"]["Money"] | null;
            /** @description Percent of the hotel's own room price; `null` for other bases. */
            percent: number | null;
            /** @description Youngest age that pays; `null` when everybody but infants does, or when people are not counted. */
            from_age: number | null;
            /** @description How `money` comes about, in the language of the request, such as `MMK 25,000 × 2 people = MMK 50,000`; `null` for what is inside the price. */
            calculation: string | null;
        };
        /** @enum {string} */
        ChargeBasis: "per_person_night" | "per_person_stay" | "per_room_night" | "per_room_stay" | "percentage";
        /** @enum {string} */
        ChargePayable: "platform" | "on_site";
        CheckCaptchaCodeAnswer: {
            /** @description Stands for the clicks in the next call with this `captchaId`, once and within 600 s. */
            captchaInfo: components["schemas"]["CaptchaInfo"];
        };
        CheckCaptchaCodeRequest: {
            captchaId: components["schemas"]["CaptchaId"];
            code: components["schemas"]["VerificationCode"];
        };
        CheckClickCaptchaRequest: {
            id: components["schemas"]["CaptchaId"];
            info: components["schemas"]["CaptchaInfo"];
            /**
             * @description True uses the captcha up; else the business call does.
             * @default false
             */
            unset?: boolean;
        };
        CheckContentPaymentAnswer: {
            info: components["schemas"]["ContentPayment"];
        };
        CheckHotelRateAnswer: {
            outcome: components["schemas"]["RateOutcome"];
            /** @description Fresh rate with a fresh key; `null` when sold out. */
            rate: components["schemas"]["Rate"] | null;
            diff: components["schemas"]["RateDifference"][];
            /** @description Same hotel and dates; filled when sold out. */
            alternatives: components["schemas"]["Rate"][];
        };
        CheckHotelRateRequest: {
            rate_key: components["schemas"]["RateKey"];
            /** @description The `total_price` the operator saw. */
            known_total: components["schemas"]["Money"];
            /**
             * @description A rise up to this still counts as the same price.
             * @default 0
             */
            tolerance_percent?: number;
        };
        /** @description Full years on the first day of service; whoever is 18 on that day is an adult. */
        ChildAge: number;
        ChooseQuoteOptionRequest: {
            token: components["schemas"]["QuoteToken"];
            /** @description Of the quote as the customer saw it. A stale one is refused with VERSION_CONFLICT and the quote as it stands now; the same choice of the same version again has one effect. */
            version: components["schemas"]["Version"];
            /** @description All that is chosen, each once; it takes the place of an earlier choice. */
            option_ids: components["schemas"]["RecordId"][];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            message?: string;
        };
        City: {
            id: components["schemas"]["PlaceId"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            country: components["schemas"]["CountryCode"];
            tz: components["schemas"]["TimeZone"];
        };
        CityList: {
            list: components["schemas"]["City"][];
            total: components["schemas"]["PageTotal"];
        };
        ClickCaptcha: {
            id: components["schemas"]["CaptchaId"];
            /** @description What to click, in this order; a picture's name stands in angle brackets. */
            text: string[];
            /** @description The picture as a data address. */
            base64: string;
            /** @description Pixels. */
            width: number;
            /** @description Pixels. */
            height: number;
        };
        /**
         * Format: uuid
         * @description UUID made when the form opens; in capitals it is the same one, and it is answered in small letters. The same one with the same body answers the first result with `replayed` true, with another body IDEMPOTENCY_CONFLICT; kept 30 days, unique within the company.
         */
        ClientRef: string;
        /** @description Time of day `HH:MM` at the place. */
        ClockTime: string;
        CloseMonthRequest: {
            month: components["schemas"]["CalendarMonth"];
            /** @description Close, or reopen. */
            closed: boolean;
            /** @description Needed for reopening, and for closing while something is open or the month has not ended. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            reason?: string;
        };
        CmsBlock: {
            id: components["schemas"]["CmsId"];
            type: components["schemas"]["CmsBlockType"];
            /** @description Place it stands in, such as `index-carousel`. */
            name: string;
            title: string;
            image: string;
            link: string;
            target: components["schemas"]["LinkTarget"];
            /** @description HTML, cleaned by the server. */
            rich_text: string;
        };
        /** @enum {string} */
        CmsBlockType: "carousel" | "image" | "rich_text";
        CmsBreadcrumb: {
            /** @description Number of the record, or the words of a search. */
            id: string;
            name: string;
            type: components["schemas"]["CmsListType"];
        };
        CmsChannel: {
            id: components["schemas"]["CmsId"];
            /** @description 0 at the top. */
            pid: number;
            type: components["schemas"]["CmsChannelType"];
            name: string;
            /** @description `doubleColumnList`, `bigPicList`, `news` or `products`; unknown ones are shown as `news`. */
            template: string;
            url: string;
            target: components["schemas"]["LinkTarget"];
            seotitle: string;
            keywords: string;
            description: string;
            weigh: number;
        };
        CmsChannelList: {
            list: components["schemas"]["CmsChannel"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @enum {string} */
        CmsChannelType: "cover" | "list" | "link";
        CmsFilterField: {
            id: components["schemas"]["CmsId"];
            name: string;
            title: string;
            type: string;
            /** @description Value to label. */
            frontend_filter_dict: {
                [key: string]: string;
            };
        };
        CmsFriendlyLink: {
            id: components["schemas"]["CmsId"];
            title: string;
            link: string;
            target: components["schemas"]["LinkTarget"];
            /** @description May be empty. */
            logo: string;
        };
        CmsHome: {
            indexTopBar: components["schemas"]["CmsBlock"][];
            indexCarousel: components["schemas"]["CmsBlock"][];
            indexFocus: components["schemas"]["CmsBlock"][];
            newContent: components["schemas"]["ArticleSummary"][];
            newPublishContent: components["schemas"]["ArticleSummary"][];
            coverChannel: components["schemas"]["CmsChannel"][];
        };
        /** @description Number of a record of the content section, as the ancestors write it. */
        CmsId: number;
        /** @enum {string} */
        CmsListType: "channel" | "tag" | "user" | "search";
        CmsPage: {
            id: components["schemas"]["CmsId"];
            title: string;
            /** @description HTML, cleaned by the server. */
            content: string;
            seotitle: string;
            keywords: string;
            description: string;
            update_time: components["schemas"]["EpochSeconds"];
        };
        CmsPageAnswer: {
            page: components["schemas"]["CmsPage"];
        };
        CmsSettings: {
            index_seo_title: string;
            index_seo_keywords: string;
            index_seo_description: string;
            content_language: components["schemas"]["CmsTextFormat"];
            comment_language: components["schemas"]["CmsTextFormat"];
            /** @description Whether readers may reward an author. */
            appreciation: components["schemas"]["CmsSwitch"];
            right_sidebar: components["schemas"]["CmsSidebarBlock"][];
            friendly_link: components["schemas"]["CmsFriendlyLink"][];
        };
        CmsSettingsAnswer: {
            config: components["schemas"]["CmsSettings"];
        };
        /** @description Exactly the list of its type is filled. */
        CmsSidebarBlock: {
            type: components["schemas"]["CmsSidebarType"];
            title: string;
            recommendContent: components["schemas"]["ArticleSummary"][];
            ad: components["schemas"]["CmsBlock"][];
            tags: components["schemas"]["CmsTag"][];
        };
        /** @enum {string} */
        CmsSidebarType: "recommendContent" | "ad" | "tags";
        /** @enum {string} */
        CmsSwitch: "enable" | "disable";
        CmsTag: {
            id: components["schemas"]["CmsId"];
            name: string;
            type: components["schemas"]["CmsTagType"];
        };
        CmsTagList: {
            list: components["schemas"]["CmsTag"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Tags of an article as the ancestors write them. */
        CmsTagNames: {
            /** @description Number of the tag to its name. */
            name: {
                [key: string]: string;
            };
        };
        /** @enum {string} */
        CmsTagType: "default" | "success" | "info" | "warning" | "danger";
        /** @enum {string} */
        CmsTextFormat: "html" | "markdown";
        CollectArticleAnswer: {
            /** @description How it stands now; the same call again takes it back. */
            collected: boolean;
        };
        CombineHotelRatesAnswer: {
            /** @description `available`, `on_request` or `sold_out`. */
            outcome: components["schemas"]["RateOutcome"];
            /** @description One rate for all rooms, with its own key; `null` when sold out. */
            rate: components["schemas"]["Rate"] | null;
            /** @description Room types of which fewer rooms are left than the keys ask for together. */
            sold_out: components["schemas"]["SoldOutRoomType"][];
        };
        CombineHotelRatesRequest: {
            /** @description Keys of one hotel, for the same dates, nationality and currency. Their rooms are numbered in this order, at most nine in all. */
            rate_keys: components["schemas"]["RateKey"][];
        };
        CommentArticleAnswer: {
            comment: components["schemas"]["ArticleComment"];
            /** @description With `yes` it is shown once staff have read it. */
            commentsReview: components["schemas"]["YesNo"];
        };
        CommentArticleRequest: {
            id: components["schemas"]["CmsId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. Not blank. */
            content: string;
            /** @description Nicknames that are notified of it. */
            atUser?: string[];
        };
        CommentAuthor: {
            id: components["schemas"]["CmsId"] | null;
            avatar: string;
            nickname: string;
        };
        /** @description The ancestors' own paging. */
        CommentPage: {
            total: components["schemas"]["PageTotal"];
            /** @description 15. */
            per_page: number;
            current_page: components["schemas"]["PageNumber"];
            last_page: number;
            data: components["schemas"]["ArticleComment"][];
        };
        /** @enum {string} */
        CommentPermission: "disable" | "all" | "user";
        /** @enum {string} */
        CommentStatus: "normal" | "unaudited" | "refused";
        /** @description With `extras_pending` nothing has happened yet: accept the lines or ask staff. */
        CompleteOrderAnswer: {
            outcome: components["schemas"]["CompletionOutcome"];
            order: components["schemas"]["Order"];
            /** @description What goes beyond the booked total; empty when nothing does. */
            extras: components["schemas"]["PriceLine"][];
        };
        CompleteOrderRequest: {
            id: components["schemas"]["BookingId"];
            /**
             * @description Must be true when overtime or zone entries go beyond what was booked. Who answers nothing for 24 hours accepts.
             * @default false
             */
            extras_accepted?: boolean;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        CompletionOutcome: "completed" | "extras_pending";
        ConfirmBillAnswer: {
            bill: components["schemas"]["Bill"];
        };
        ConfirmBillRequest: {
            id: components["schemas"]["BillNumber"];
            version: components["schemas"]["Version"];
        };
        ConfirmOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        ConfirmOrderCheckInAnswer: {
            order: components["schemas"]["Order"];
        };
        /** @description Of a car or a transfer this says that the service has started. */
        ConfirmOrderCheckInRequest: {
            id: components["schemas"]["BookingId"];
            /** @description Hotels only; a number left out stays unknown. */
            rooms?: components["schemas"]["RoomNumberEntry"][];
            version: components["schemas"]["Version"];
        };
        ConfirmOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            /** @description Of a hotel, entered by staff; a member who accepts a change leaves it out. Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            hotel_confirmation_code?: string;
            /** @description Of a car or a transfer, the number of the driver's plan; entered by staff. Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            supplier_ref?: string;
        };
        Contact: {
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            person: string;
            phone: components["schemas"]["Phone"];
            email?: components["schemas"]["Email"];
        };
        /** @enum {string} */
        ContentCurrency: "RMB" | "integral";
        /** @description An article that was paid for. */
        ContentOrder: {
            id: components["schemas"]["CmsId"];
            /** @description Of the article. */
            object_id: components["schemas"]["CmsId"];
            title: string;
            description: string;
            images: components["schemas"]["ImageUrl"][];
            channel_id: components["schemas"]["CmsId"];
            cmsChannel: components["schemas"]["CmsChannel"];
            cmsTags: components["schemas"]["CmsTagNames"];
            amount: number;
            type: components["schemas"]["ContentPayType"];
            sn: components["schemas"]["ContentPaymentNumber"];
            /** @description In words. */
            pay_time: string;
        };
        ContentOrderPage: {
            list: components["schemas"]["ContentOrder"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @enum {string} */
        ContentPayProject: "content" | "admire";
        /** @enum {string} */
        ContentPayType: "wx" | "alipay" | "balance" | "score";
        ContentPayment: {
            id: components["schemas"]["CmsId"];
            project: components["schemas"]["ContentPayProject"];
            object: components["schemas"]["CmsId"];
            title: string;
            amount: number;
            type: components["schemas"]["ContentPayType"];
            sn: components["schemas"]["ContentPaymentNumber"];
            paid: boolean;
        };
        ContentPaymentAnswer: {
            info: components["schemas"]["ContentPayment"];
            /** @description `null` when balance or points have paid at once. */
            pay: components["schemas"]["ContentPaymentCode"] | null;
        };
        ContentPaymentCode: {
            /** @description To be shown as a QR code. */
            code_url: string;
        };
        /** @description Date and time, random digits, check digits. */
        ContentPaymentNumber: string;
        Contribution: {
            id: components["schemas"]["CmsId"];
            title: string;
            title_style: components["schemas"]["TitleStyle"];
            images: components["schemas"]["ImageUrl"][];
            price: number;
            currency: components["schemas"]["ContentCurrency"];
            channel_id: components["schemas"]["CmsId"];
            channelName: string;
            views: number;
            comments: number;
            likes: number;
            sales: number;
            status: components["schemas"]["ContributionStatus"];
            wait: components["schemas"]["StaffWait"] | null;
            /** @description Why it was refused; else empty. */
            memo: string;
            /** @description In words. */
            publish_time: string;
            create_time: components["schemas"]["EpochSeconds"];
        };
        ContributionChannelsAnswer: {
            /** @description Those that take contributions; the parent before its children. */
            channel: components["schemas"]["CmsChannel"][];
        };
        ContributionDraft: {
            id: components["schemas"]["CmsId"];
            channel_id: components["schemas"]["CmsId"];
            channel_ids: components["schemas"]["CmsId"][];
            title: string;
            title_style: components["schemas"]["TitleStyle"];
            flag: components["schemas"]["ArticleFlag"][];
            images: components["schemas"]["ImageUrl"][];
            seotitle: string;
            keywords: string;
            description: string;
            tags: string[];
            price: number;
            currency: components["schemas"]["ContentCurrency"];
            content: string;
            /** @description What the channel's content model adds, by name of the field. */
            model_fields: {
                [key: string]: string;
            };
        };
        ContributionField: {
            id: components["schemas"]["CmsId"];
            name: string;
            title: string;
            tip: string;
            /** @description Comma-separated names of rules, such as `required`. */
            rule: string;
            /** @description Kind of input. */
            type: string;
            /** @description True for a field that every article has. */
            main_field: boolean;
            extend: string;
            input_extend: string;
            default: string;
            /** @description Value to label, where there is a choice. */
            content: {
                [key: string]: string;
            };
        };
        ContributionForm: {
            /** @description `false` for a new one. */
            info: components["schemas"]["ContributionDraft"] | false;
            /** @description Decide which inputs are shown. */
            fields: components["schemas"]["ContributionField"][];
            channel: components["schemas"]["CmsChannel"];
        };
        /** @description Number of an own article; absent for a new one, which the ancestors write as 0. */
        ContributionId: number;
        ContributionPage: {
            list: components["schemas"]["Contribution"][];
            total: components["schemas"]["PageTotal"];
        };
        ContributionSale: {
            id: components["schemas"]["CmsId"];
            user_id: components["schemas"]["MemberId"];
            nickname: string;
            title: string;
            amount: number;
            type: components["schemas"]["ContentPayType"];
            sn: components["schemas"]["ContentPaymentNumber"];
            /** @description In words. */
            pay_time: string;
        };
        ContributionSalePage: {
            list: components["schemas"]["ContributionSale"][];
            total: components["schemas"]["PageTotal"];
        };
        ContributionStatistics: {
            id: components["schemas"]["CmsId"];
            title: string;
            views: number;
            likes: number;
            collects: number;
            comments: number;
            sales: number;
            /** @description Given by readers. */
            admireSum: number;
        };
        ContributionStatisticsAnswer: {
            info: components["schemas"]["ContributionStatistics"];
        };
        /** @enum {string} */
        ContributionStatus: "normal" | "unaudited" | "refused" | "offline";
        ConvertQuoteAnswer: {
            draft: components["schemas"]["Draft"];
        };
        ConvertQuoteRequest: {
            id: components["schemas"]["RecordId"];
            option_id: components["schemas"]["RecordId"];
        };
        /** @description Where the company accounts for the order. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
        CostCentre: string;
        /** @description Cots put up in the room; at most one for each infant. */
        Cots: number;
        CountOrdersAnswer: {
            by_status: components["schemas"]["OrderStatusCounts"];
            /** @description Under all filters but `tag`; the most frequent first. */
            by_tag: components["schemas"]["OrderTagCount"][];
            all: number;
            /** @description Orders with a deadline within 24 hours. */
            deadline_24h: number;
            unpaid: number;
        };
        Country: {
            code: components["schemas"]["CountryCode"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the country. */
            name_local: string;
            /** @description Calling code without plus. */
            dial: string;
            /** @description Name of its people in the language of the request. */
            nationality: string;
            /** @description What else people type to find it, such as its code of three letters, an older or a short name, and its Chinese name in pinyin. */
            other_names: string[];
        };
        /** @description ISO 3166-1 alpha-2. */
        CountryCode: string;
        CountryList: {
            list: components["schemas"]["Country"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Available is limit and temporary limit less used and frozen. */
        CreditLine: {
            currency: components["schemas"]["CurrencyCode"];
            limit: components["schemas"]["Money"];
            temp_limit: components["schemas"]["TemporaryLimit"] | null;
            /** @description `null` when net prices are hidden. */
            used: components["schemas"]["Money"] | null;
            /** @description `null` when net prices are hidden. */
            frozen: components["schemas"]["Money"] | null;
            /** @description `null` when net prices are hidden. */
            available: components["schemas"]["Money"] | null;
            /** @description Unpaid part of bills past their due date; `null` when net prices are hidden. */
            overdue: components["schemas"]["Money"] | null;
            /** @description Whether new credit orders are blocked now for that. */
            overdue_block: boolean;
        };
        Currency: {
            code: components["schemas"]["CurrencyCode"];
            /** @description In the language of the request. */
            name: string;
            /** @description Decimal places of every amount and of rounding. */
            scale: number;
            /** @description Decimal places shown. */
            display_scale: number;
        };
        /** @description ISO 4217 code. */
        CurrencyCode: string;
        /** @description What the desk must know today. */
        Dashboard: {
            range: components["schemas"]["DashboardRange"];
            kpis: components["schemas"]["DashboardFigures"];
            /** @description Within 24 hours, soonest first. */
            deadlines: components["schemas"]["OrderDeadlineEntry"][];
            /** @description Today, at the place. */
            arrivals: components["schemas"]["DashboardStay"][];
            departures: components["schemas"]["DashboardStay"][];
            money: components["schemas"]["DashboardMoney"];
            alerts: components["schemas"]["DashboardAlert"][];
        };
        DashboardAlert: {
            level: components["schemas"]["NotificationLevel"];
            text: string;
            link: string;
        };
        /** @description Counted over the range, except what waits, which is counted now. */
        DashboardFigures: {
            bookings: number;
            room_nights: number;
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            unpaid: number;
            awaiting_acceptance: number;
            drivers_unassigned_tomorrow: number;
            invoices_waiting: number;
            approvals_waiting: number;
        };
        DashboardMoney: {
            /** @description Of the pre-deposit; `null` when net prices are hidden, as all below but the threshold. */
            available: components["schemas"]["Money"] | null;
            threshold: components["schemas"]["Money"] | null;
            /** @description `null` without a credit line, as the next two. */
            credit_used: components["schemas"]["Money"] | null;
            credit_available: components["schemas"]["Money"] | null;
            overdue: components["schemas"]["Money"] | null;
            /** @description Unpaid orders of which the payment time ends within 24 hours, at net prices. */
            due_soon: components["schemas"]["Money"] | null;
            /** @description Available less what is due soon. */
            projected: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        DashboardRange: "today" | "week" | "month";
        DashboardStay: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            title: string;
            guests_text: string;
            at_local: components["schemas"]["LocalDateTime"];
            operator: components["schemas"]["OrderOperator"];
        };
        /** @enum {string} */
        DataScope: "own" | "all";
        /** @description One instant on both clocks. */
        Deadline: {
            local: components["schemas"]["LocalDateTime"];
            utc: components["schemas"]["UtcDateTime"];
            tz: components["schemas"]["TimeZone"];
        };
        DecideApprovalAnswer: {
            approval: components["schemas"]["Approval"];
        };
        DecideApprovalRequest: {
            id: components["schemas"]["RecordId"];
            /** @description `order_version` of what was read. */
            version: number;
            decision: components["schemas"]["ApprovalDecision"];
            /** @description Needed to refuse. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            note?: string;
        };
        DecideBillPaymentAnswer: {
            bill: components["schemas"]["Bill"];
        };
        DecideBillPaymentRequest: {
            id: components["schemas"]["BillNumber"];
            version: components["schemas"]["Version"];
            payment_id: components["schemas"]["RecordId"];
            decision: components["schemas"]["ApprovalDecision"];
            /** @description Needed to refuse. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            note?: string;
        };
        /** @description Decimal string; as many places as the scale of its currency. Thirteen digits before the point, so that its smallest units can be counted exactly. */
        Decimal: string;
        DeclineOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        DeclineOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            reason?: string;
        };
        Destination: {
            type: components["schemas"]["DestinationType"];
            id: components["schemas"]["DestinationId"];
        };
        /** @description Id of a place, or of a hotel. */
        DestinationId: string;
        /** @enum {string} */
        DestinationType: "city" | "district" | "landmark" | "hotel";
        Dictionary: {
            name: components["schemas"]["DictionaryName"];
            entries: components["schemas"]["DictionaryEntry"][];
        };
        DictionaryEntry: {
            value: string;
            /** @description In the language of the request. */
            label: string;
            /** @description For a badge; text and icon say the same. */
            colour: components["schemas"]["BadgeColour"];
        };
        /** @description Name of an enumeration of this contract, such as `OrderStatus`. */
        DictionaryName: string;
        /** @description Moves only while the order is confirmed or in service, and never moves the order. */
        Dispatch: {
            status: components["schemas"]["DispatchStatus"];
            status_text: string;
            driver_name: string | null;
            driver_phone: components["schemas"]["Phone"] | null;
            plate_number: string | null;
            /** @description When the driver reaches the pick-up. */
            eta_local: components["schemas"]["LocalDateTime"] | null;
            location: components["schemas"]["DriverLocation"] | null;
            updated_time: components["schemas"]["EpochSeconds"];
        };
        /** @enum {string} */
        DispatchStatus: "unassigned" | "assigned" | "en_route" | "arrived" | "on_board" | "finished" | "reassigning" | "no_show";
        DisputeBillAnswer: {
            bill: components["schemas"]["Bill"];
        };
        DisputeBillRequest: {
            id: components["schemas"]["BillNumber"];
            lines: components["schemas"]["BillDisputeEntry"][];
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        DocumentType: "passport" | "identity_card" | "border_pass" | "other";
        Draft: {
            id: components["schemas"]["RecordId"];
            product: components["schemas"]["OrderType"];
            product_text: string;
            /** @description Hotel, vehicle or flight; may be empty. */
            title: string;
            search: components["schemas"]["DraftContent"];
            selection: components["schemas"]["DraftContent"];
            form: components["schemas"]["DraftContent"];
            step: components["schemas"]["BookingStep"];
            updated_time: components["schemas"]["EpochSeconds"];
            owner: components["schemas"]["OrderOperator"];
            /** @description Colleagues who may take it over; the price is checked again then. */
            shared_with: components["schemas"]["OrderOperator"][];
            rebooked_from: components["schemas"]["BookingId"] | null;
            version: components["schemas"]["Version"];
        };
        /** @description JSON text of the screen; empty when there is none yet. Not read by the server. */
        DraftContent: string;
        DraftPage: {
            /** @description Last changed first. */
            list: components["schemas"]["Draft"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        DraftTripPartAnswer: {
            /** @description Its search has the `trip_id` of the order, if it has a trip; the booking names it, so that the new order joins. That of a transfer has the day as `flight_date` where it is known, but no hour. */
            draft: components["schemas"]["Draft"];
        };
        DraftTripPartRequest: {
            order_id: components["schemas"]["BookingId"];
            part: components["schemas"]["TripPart"];
        };
        /** @enum {string} */
        DriverLanguage: "burmese" | "chinese" | "english";
        DriverLocation: {
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            /** @description When it was measured. */
            time: components["schemas"]["EpochSeconds"];
        };
        /** Format: email */
        Email: string;
        /**
         * @description What the code is for.
         * @enum {string}
         */
        EmailEvent: "user_register" | "user_change_email" | "user_retrieve_pwd" | "user_email_verify";
        /** @description Success with nothing to tell. */
        Empty: Record<string, never>;
        /** @description The ancestors write an absent object as an empty list. */
        EmptyList: string[];
        EndGroupRequestRequest: {
            id: components["schemas"]["RecordId"];
            version: components["schemas"]["Version"];
        };
        EndSessionsRequest: {
            /** @description All others when absent. */
            id?: components["schemas"]["RecordId"];
        };
        /** @enum {string} */
        EnergySource: "petrol" | "diesel" | "hybrid" | "electric";
        /** @description Like `Decimal`, with at most nine digits before the point. */
        EnteredDecimal: string;
        /** @description An amount that a member enters. Below ten digits, so that the sums it becomes part of stay within `Decimal`. */
        EnteredMoney: {
            amount: components["schemas"]["EnteredDecimal"];
            currency: components["schemas"]["CurrencyCode"];
        };
        /** @description Seconds since 1970-01-01 UTC, 10 digits. */
        EpochSeconds: number;
        /** @enum {string} */
        ErrorKey: "NEED_LOGIN" | "ALREADY_SIGNED_IN" | "NO_PERMISSION" | "VALIDATION" | "NOT_FOUND" | "RATE_LIMITED" | "CAPTCHA_WRONG" | "ACCOUNT_UNKNOWN" | "ACCOUNT_DISABLED" | "ACCOUNT_LOCKED" | "PASSWORD_WRONG" | "SECOND_FACTOR_NEEDED" | "MEMBER_CENTER_CLOSED" | "REFRESH_EXPIRED" | "VERSION_CONFLICT" | "IDEMPOTENCY_CONFLICT" | "SEARCH_EXPIRED" | "RATE_EXPIRED" | "QUOTE_EXPIRED" | "OUTCOME_REQUIRED" | "DUPLICATE_STAY" | "BALANCE_SHORT" | "CREDIT_SHORT" | "CREDIT_OVERDUE" | "SUBACCOUNT_LIMIT" | "APPROVAL_NEEDED" | "ACTION_NOT_ALLOWED" | "AMOUNT_TOO_HIGH" | "INVOICE_BLOCKS_REFUND" | "TITLE_INVALID" | "BILL_LOCKED" | "AGREEMENT_NEEDED" | "CODE_WRONG" | "SEND_FAILED" | "ACCOUNT_TAKEN" | "TARGET_TAKEN" | "TARGET_UNKNOWN" | "VERIFICATION_NEEDED" | "FILE_INCOMPLETE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_TOO_LARGE" | "STORAGE_FULL" | "OFFER_EXPIRED" | "ORDER_NOT_ELIGIBLE" | "CURRENCY_MIXED" | "LINK_INVALID" | "NODE_NOT_HELD" | "ALREADY_LIKED" | "COMMENT_CLOSED" | "PAYMENT_OPEN";
        /** @enum {string} */
        ExportFormat: "xlsx" | "csv";
        ExportJob: {
            job_id: components["schemas"]["RecordId"];
            state: components["schemas"]["ExportState"];
            state_text: string;
            /** @description Percent. */
            progress: number;
            /** @description Written so far. */
            rows: number;
            file_name: string | null;
            /** @description Path of `downloadExport`; `null` until ready. */
            url: string | null;
            /** @description The file is kept until then. */
            expires_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Why it failed; else empty. */
            msg: string;
        };
        ExportOrderReportRequest: {
            group_by: components["schemas"]["OrderReportGroup"];
            date_field?: components["schemas"]["OrderDateField"];
            date_from?: components["schemas"]["LocalDate"];
            date_to?: components["schemas"]["LocalDate"];
            order_type?: components["schemas"]["OrderType"];
            operator_id?: components["schemas"]["MemberId"];
            customer?: components["schemas"]["OrderCustomer"];
            cost_centre?: components["schemas"]["CostCentre"];
            format: components["schemas"]["ExportFormat"];
        };
        ExportOrdersRequest: {
            /** @description Absent means those of all products. */
            order_type?: components["schemas"]["OrderType"];
            filters?: components["schemas"]["OrderExportFilter"];
            /** @description Absent means those of the list. */
            columns?: components["schemas"]["OrderColumn"][];
            format: components["schemas"]["ExportFormat"];
        };
        /** @enum {string} */
        ExportState: "queued" | "running" | "ready" | "failed" | "expired";
        /** @description One for each adult, or child of 12 or over, beyond two; they are in the price. */
        ExtraBeds: number;
        FacetValue: {
            /** @description Goes into the filter of the same name. */
            value: string;
            /** @description In the language of the request. */
            label: string;
            count: number;
        };
        Facility: {
            /** @description Value of the filter `facility`. */
            code: string;
            /** @description In the language of the request. */
            name: string;
        };
        /** @description What this server sends with an HTTP status other than 200. Gateways send any body or none. */
        FailureEnvelope: {
            /** @constant */
            code: 0;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: null;
        };
        Favourite: {
            hotel_id: components["schemas"]["HotelId"];
            name: string;
            /** @description In English; confirmations use it. */
            name_en: string;
            name_local: string;
            star: components["schemas"]["Star"];
            city_name: string;
            image: components["schemas"]["ImageUrl"] | null;
            note: string;
            tags: string[];
            create_time: components["schemas"]["EpochSeconds"];
        };
        FavouritePage: {
            /** @description Last marked first. */
            list: components["schemas"]["Favourite"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @description Path of each field that is wrong, `guests[0].full_name`, to its messages. */
        FieldMessages: {
            [key: string]: string[];
        };
        /** @description Path as `uploadFile` gave it in `url`. */
        FileUrl: string;
        Flight: {
            /** @description Number the aircraft flies under. */
            operating: components["schemas"]["FlightNumber"];
            /** @description Code-shares sold under other numbers. */
            marketing: components["schemas"]["FlightNumber"][];
            airline: string;
            from: components["schemas"]["Iata"];
            from_name: string;
            to: components["schemas"]["Iata"];
            to_name: string;
            departure: components["schemas"]["FlightMoment"];
            arrival: components["schemas"]["FlightMoment"];
            status: components["schemas"]["FlightStatus"];
            status_text: string;
            updated_time: components["schemas"]["EpochSeconds"];
        };
        /** @enum {string} */
        FlightDirection: "arrival" | "departure";
        FlightEntry: {
            flight_number: components["schemas"]["FlightNumber"];
            /** @description Arrival of a pick-up, departure of a drop-off; at most 24 hours from the agreed time. Absent while nobody knows it; it can be added later with `changeOrder`. */
            flight_local?: components["schemas"]["LocalDateTime"];
            flight_time_known?: components["schemas"]["FlightTimeKnown"];
        };
        FlightMoment: {
            terminal: string | null;
            scheduled_local: components["schemas"]["LocalDateTime"];
            estimated_local: components["schemas"]["LocalDateTime"] | null;
            actual_local: components["schemas"]["LocalDateTime"] | null;
            tz: components["schemas"]["TimeZone"];
        };
        /** @description Without spaces, `8M331`. */
        FlightNumber: string;
        /** @enum {string} */
        FlightStatus: "unknown" | "scheduled" | "delayed" | "departed" | "landed" | "cancelled" | "diverted";
        /**
         * @description The member knows that the flight flies at this time, whatever the timetable says. Otherwise a time that the timetable contradicts is VALIDATION at `flight_local`. A flight that nobody knows has any time.
         * @default false
         */
        FlightTimeKnown: boolean;
        /** @description The newest record, under its noun. */
        FreshRecords: {
            order?: components["schemas"]["Order"];
            approval?: components["schemas"]["Approval"];
            bill?: components["schemas"]["Bill"];
            draft?: components["schemas"]["Draft"];
            quote?: components["schemas"]["Quote"];
            trip?: components["schemas"]["Trip"];
            group?: components["schemas"]["GroupRequest"];
            public_quote?: components["schemas"]["PublicQuote"];
            markup_rule?: components["schemas"]["MarkupRule"];
            sub_account?: components["schemas"]["SubAccount"];
        };
        /** @description For display only ("about"); money is always moved in the settlement currency. */
        FxRate: {
            base: components["schemas"]["CurrencyCode"];
            quote: components["schemas"]["CurrencyCode"];
            /** @description How many units of `quote` one unit of `base` is. */
            rate: components["schemas"]["Decimal"];
            as_of: components["schemas"]["LocalDate"];
            source: components["schemas"]["FxSource"];
            source_text: string;
        };
        /**
         * @description Which of the rates in use this is; the kyat has three.
         * @enum {string}
         */
        FxSource: "official" | "bank_online" | "market";
        /** @enum {integer} */
        Gender: 0 | 1 | 2;
        GetAgreementAnswer: {
            /** @description HTML, cleaned by the server. */
            content: string;
        };
        GetAllocationSettingAnswer: {
            setting: components["schemas"]["AllocationSetting"];
            /** @description Of the orders that the member may see, those of most orders first. */
            customers: components["schemas"]["OrderCustomer"][];
            /** @description Of the orders that the member may see, those of most orders first. */
            cost_centres: components["schemas"]["CostCentre"][];
        };
        GetArticleAnswer: {
            /** @description `default`, `carousel` or `download`. */
            template: string;
            content: components["schemas"]["Article"];
            breadCrumbs: components["schemas"]["CmsBreadcrumb"][];
            hotContent: components["schemas"]["ArticleSummary"][];
            prevArticle: components["schemas"]["ArticleLink"] | null;
            nextArticle: components["schemas"]["ArticleLink"] | null;
            comments: components["schemas"]["CommentPage"];
            interactionInstalled: boolean;
        };
        GetBillAnswer: {
            bill: components["schemas"]["Bill"];
            lines: components["schemas"]["BillLinePage"];
        };
        GetCarAnswer: {
            model: components["schemas"]["VehicleModel"];
        };
        GetDictionariesAnswer: {
            /** @description In the order asked; unknown names are left out. */
            dictionaries: components["schemas"]["Dictionary"][];
        };
        GetHotelAnswer: {
            hotel: components["schemas"]["HotelInfo"];
        };
        GetInvoiceAnswer: {
            application: components["schemas"]["InvoiceApplication"];
        };
        GetOrderAnswer: {
            order: components["schemas"]["Order"];
        };
        GetOrderDispatchAnswer: {
            dispatch: components["schemas"]["Dispatch"];
            flight: components["schemas"]["OrderFlight"] | null;
            updated_time: components["schemas"]["EpochSeconds"];
        };
        GetPublicQuoteAnswer: {
            quote: components["schemas"]["PublicQuote"];
        };
        GetQuoteAnswer: {
            quote: components["schemas"]["Quote"];
        };
        GetSiteAnswer: {
            site: components["schemas"]["Site"];
            /** @description False hides sign-in and the whole member centre. */
            openMemberCenter: boolean;
            /** @description Routes, top-bar entries and permission nodes outside the member centre. */
            rules: components["schemas"]["MenuRule"][];
            /** @description Directories of the member centre; empty for a visitor. */
            menus: components["schemas"]["MenuRule"][];
            /** @description An empty list stands for a visitor. */
            userInfo: components["schemas"]["UserInfo"] | components["schemas"]["EmptyList"];
        };
        GetVoucherAnswer: {
            voucher: components["schemas"]["Voucher"];
        };
        GetVoucherSettingAnswer: {
            setting: components["schemas"]["VoucherSetting"];
        };
        GroupEvent: {
            time: components["schemas"]["EpochSeconds"];
            actor_type: components["schemas"]["ActorType"];
            actor_type_text: string;
            actor: string;
            event: components["schemas"]["GroupEventName"];
            event_text: string;
            note: string | null;
        };
        /** @enum {string} */
        GroupEventName: "request" | "offer" | "book" | "refuse" | "decline" | "withdraw" | "expire";
        /** @description Open until `valid_until`. It is taken by booking its parts with `bookHotel`, each one once; what is not booked by then lapses. */
        GroupOffer: {
            valid_until: components["schemas"]["Deadline"];
            /** @description What our staff say of it. */
            message: string;
            meal_text: string;
            /** @description Of the first part; the others have the same steps for their own amounts. */
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            parts: components["schemas"]["GroupOfferPart"][];
        };
        /** @description At most nine rooms, which become one order. */
        GroupOfferPart: {
            index: number;
            rate_key: components["schemas"]["RateKey"];
            room_count: number;
            guest_count: number;
            rooms: components["schemas"]["RoomOccupancies"];
            /** @description Types of its rooms and how many of each. */
            rooms_text: string;
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Its order; `null` also where this member may not see it. One that was not paid, was rejected or is cancelled makes room for another while the offer is open; one that was booked again at a lower price is followed by the second. */
            booking_id: components["schemas"]["BookingId"] | null;
            /** @description Whether an order holds its rooms. */
            booked: boolean;
            /** @description Whether this member can book it now. */
            bookable: boolean;
        };
        GroupRequest: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["GroupTitle"];
            status: components["schemas"]["GroupRequestStatus"];
            status_text: string;
            hotel_id: components["schemas"]["HotelId"];
            hotel_name: string;
            city_name: string;
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: number;
            room_count: number;
            guest_count: number;
            /** @description The end of what it waits for: of the answer, then of the offer. `null` where it waits for nothing. */
            until: components["schemas"]["Deadline"] | null;
            /** @description Of the offer; `null` without one. */
            total_price: components["schemas"]["Money"] | null;
            /** @description `null` without an offer, and where net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The person who asked. */
            operator: components["schemas"]["OrderOperator"];
            create_time: components["schemas"]["EpochSeconds"];
            version: components["schemas"]["Version"];
            rooms: components["schemas"]["GroupRoom"][];
            nationality: components["schemas"]["CountryCode"];
            wishes: string;
            budget: components["schemas"]["Money"] | null;
            contact: components["schemas"]["Contact"];
            allocation: components["schemas"]["OrderAllocation"];
            /** @description Of its orders; `null` where there is none that the member may see. */
            trip: components["schemas"]["TripLink"] | null;
            answer_by: components["schemas"]["Deadline"];
            /** @description While it is open. */
            wait: components["schemas"]["StaffWait"] | null;
            /** @description Why it was refused or has expired. */
            reason: string | null;
            /** @description `null` until it is answered, and where it was refused. */
            offer: components["schemas"]["GroupOffer"] | null;
            may_withdraw: boolean;
            may_decline: boolean;
            /** @description Oldest first. */
            history: components["schemas"]["GroupEvent"][];
        };
        GroupRequestAnswer: {
            group: components["schemas"]["GroupRequest"];
        };
        GroupRequestPage: {
            /** @description Newest first. */
            list: components["schemas"]["GroupRequestSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @enum {string} */
        GroupRequestStatus: "open" | "offered" | "booked" | "refused" | "declined" | "withdrawn" | "expired";
        GroupRequestSummary: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["GroupTitle"];
            status: components["schemas"]["GroupRequestStatus"];
            status_text: string;
            hotel_id: components["schemas"]["HotelId"];
            hotel_name: string;
            city_name: string;
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: number;
            room_count: number;
            guest_count: number;
            /** @description The end of what it waits for: of the answer, then of the offer. `null` where it waits for nothing. */
            until: components["schemas"]["Deadline"] | null;
            /** @description Of the offer; `null` without one. */
            total_price: components["schemas"]["Money"] | null;
            /** @description `null` without an offer, and where net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The person who asked. */
            operator: components["schemas"]["OrderOperator"];
            create_time: components["schemas"]["EpochSeconds"];
            version: components["schemas"]["Version"];
        };
        GroupRoom: {
            /** @description `null` where the hotel decides and has not answered. */
            room_type_id: string | null;
            room_type: string | null;
            rooms: number;
            adults: number;
            child_ages: number[];
            /** @description Selling price of the whole stay in one room; `null` without an offer. */
            price_per_room: components["schemas"]["Money"] | null;
            settlement_per_room: components["schemas"]["Money"] | null;
        };
        /** @description Rooms of one kind for the same people. */
        GroupRoomEntry: {
            /** @description Without one the hotel decides. */
            room_type_id?: string;
            /** @description How many. */
            rooms: number;
            /** @description In each room. */
            adults: number;
            /** @description Age of each child of one room in full years on the day of check-in. */
            child_ages: number[];
        };
        /** @description Name of the group. Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
        GroupTitle: string;
        Guest: {
            room_index: components["schemas"]["RoomIndex"];
            /** @description The name that was entered, in its usual width. */
            full_name: string;
            name_local: string | null;
            type: components["schemas"]["GuestType"];
            /** @description `null` for an adult. */
            age: components["schemas"]["ChildAge"] | null;
            birthday: components["schemas"]["Birthday"];
            /** @description A child below the infant age of the hotel. */
            is_infant: boolean;
            nationality: components["schemas"]["CountryCode"];
            is_lead: boolean;
        };
        GuestCorrection: {
            /** @description Place in the order's list of guests, from 1. */
            position: number;
            full_name: components["schemas"]["GuestName"];
            name_local?: components["schemas"]["LocalName"];
        };
        GuestEntry: {
            room_index: components["schemas"]["RoomIndex"];
            full_name: components["schemas"]["GuestName"];
            name_local?: components["schemas"]["LocalName"];
            type: components["schemas"]["GuestType"];
            /** @description Needed for a child without a birth date; an adult has none. */
            age?: components["schemas"]["ChildAge"];
            birthday?: components["schemas"]["Birthday"];
            /** @description Absent means the searched one. */
            nationality?: components["schemas"]["CountryCode"];
            /** @description One lead guest per room; an adult. */
            is_lead: boolean;
        };
        /** @description Full name as in the passport, in any script; a single word is a name. Letters of full width are kept as usual ones. Printable text of one line, in a script that documents can print, Burmese in Unicode, with a letter; no digit and no emoji. */
        GuestName: string;
        /** @enum {string} */
        GuestType: "adult" | "child";
        /** @description Money set aside by paying, charged at confirmation, given back at rejection. */
        Hold: {
            id: components["schemas"]["RecordId"];
            booking_id: components["schemas"]["BookingId"];
            account: components["schemas"]["PayChannel"];
            account_text: string;
            money: components["schemas"]["Money"];
            created_time: components["schemas"]["EpochSeconds"];
            /** @description `null` while open. */
            released_time: components["schemas"]["EpochSeconds"] | null;
        };
        HotKeyword: {
            id: components["schemas"]["CmsId"];
            search: string;
            count: number;
            rank: number;
        };
        HotKeywordList: {
            hotKeywords: components["schemas"]["HotKeyword"][];
        };
        /** @description What the shortest stay from each day costs at least. */
        HotelCalendar: {
            hotel_id: components["schemas"]["HotelId"];
            month: components["schemas"]["CalendarMonth"];
            days: components["schemas"]["HotelCalendarDay"][];
        };
        HotelCalendarDay: {
            date: components["schemas"]["LocalDate"];
            /** @description Lowest price per room and night of a stay of `min_stay` nights; `null` when sold out or not on sale. */
            min_price: components["schemas"]["Money"] | null;
            /** @description Nights a stay from this day must last. */
            min_stay: number;
            sold_out: boolean;
        };
        HotelContact: {
            /** @description Empty when unknown. */
            email: string;
            /** @description Name of the city. */
            city: string;
            /** @description In the language of the request. */
            address: string;
            /** @description In the script of the place. */
            address_local: string;
            /** @description As the hotel writes it; empty when unknown. */
            phone: string;
            /** @description Empty when unknown. */
            zip: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @description Counts within the search, each group without its own filter. */
        HotelFacets: {
            star: components["schemas"]["FacetValue"][];
            district: components["schemas"]["FacetValue"][];
            /** @description Values of `distance_max`. */
            distance: components["schemas"]["FacetValue"][];
            meal: components["schemas"]["FacetValue"][];
            /** @description At most the value `true`. */
            free_cancel: components["schemas"]["FacetValue"][];
            facility: components["schemas"]["FacetValue"][];
            brand: components["schemas"]["FacetValue"][];
            /** @description Values of `score_min`. */
            score: components["schemas"]["FacetValue"][];
            price: components["schemas"]["PriceRange"];
        };
        /** @description Conditions of different names must all hold; values of one name are alternatives. */
        HotelFilter: {
            star?: components["schemas"]["Star"][];
            /** @description Per room and night in the settlement currency. */
            price_min?: components["schemas"]["Decimal"];
            /** @description Per room and night in the settlement currency. */
            price_max?: components["schemas"]["Decimal"];
            district?: components["schemas"]["PlaceId"][];
            meal?: components["schemas"]["MealType"][];
            /** @description True keeps offers that can be cancelled free of charge now. */
            free_cancel?: boolean;
            /** @description Unlike the others, all must be present. */
            facility?: string[];
            brand?: string[];
            score_min?: number;
            /** @description Kilometres to the searched landmark or hotel; in a city or district to the nearest landmark. */
            distance_max?: number;
            /** @description Part of the name in any script. */
            keyword?: string;
        };
        HotelId: string;
        /** @description Texts follow `think-lang`; the `*_local` sibling is in the script of the place. */
        HotelInfo: {
            id: components["schemas"]["HotelId"];
            name: string;
            /** @description In English; confirmations use it. */
            name_en: string;
            name_local: string;
            star: components["schemas"]["Star"];
            brand: string | null;
            type: components["schemas"]["PropertyType"];
            type_text: string;
            description: string;
            /** @description Empty when unknown. */
            email: string;
            /** @description As the hotel writes it; empty when unknown. */
            phone: string;
            city: components["schemas"]["PlaceId"];
            city_name: string;
            district: components["schemas"]["PlaceId"];
            district_name: string;
            country: components["schemas"]["CountryCode"];
            address: string;
            /** @description For the driver. */
            address_local: string;
            /** @description Empty when unknown. */
            zip: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
            images: components["schemas"]["ImageUrl"][];
            facilities: components["schemas"]["Facility"][];
            /** @description Nearest first. */
            landmarks: components["schemas"]["NearbyLandmark"][];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            /** @description Younger children are infants, who sleep in a cot and pay nothing; 2 where the hotel names no age. */
            infant_below_age: number;
            policies: components["schemas"]["HotelPolicy"][];
            nationality_notice: string | null;
            review_score: components["schemas"]["ReviewScore"];
            review_count: number;
            /** @description Marked by this member; false for a visitor. */
            favourite: boolean;
            room_types: components["schemas"]["RoomType"][];
        };
        HotelOffer: {
            id: components["schemas"]["HotelId"];
            name: string;
            /** @description In English; confirmations use it. */
            name_en: string;
            name_local: string;
            star: components["schemas"]["Star"];
            brand: string | null;
            city: components["schemas"]["PlaceId"];
            city_name: string;
            district: components["schemas"]["PlaceId"];
            district_name: string;
            address: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            images: components["schemas"]["ImageUrl"][];
            review_score: components["schemas"]["ReviewScore"];
            review_count: number;
            nearest_landmark: components["schemas"]["LandmarkDistance"] | null;
            facilities: components["schemas"]["Facility"][];
            /** @description Marked by this member. */
            favourite: boolean;
            /** @description True exactly when `from` is null and the search of this hotel is over. */
            sold_out: boolean;
            from: components["schemas"]["LowestRate"] | null;
            from_free_cancel?: components["schemas"]["LowestFreeRate"];
        };
        HotelOfferPage: {
            state: components["schemas"]["SearchState"];
            progress: components["schemas"]["SearchProgress"];
            expires_time: components["schemas"]["EpochSeconds"];
            criteria: components["schemas"]["HotelSearchCriteria"];
            list: components["schemas"]["HotelOffer"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            facets: components["schemas"]["HotelFacets"];
        };
        HotelOrder: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "hotel";
            order_type_text: string;
            client_ref: components["schemas"]["ClientRef"];
            /** @description Where the order stands in its life. */
            order_status: components["schemas"]["OrderStatus"];
            /** @description In the words of the product. */
            order_status_text: string;
            /** @description Whether what was charged is paid for; follows from the ledger and the bills. */
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            /** @description How much of it has been invoiced. */
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            /** @description State of the latest refund; a refund never changes the order status. */
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            /** @description Whether a superior must agree before payment, or has been asked to agree to `asked_change`. */
            approval_status: components["schemas"]["ApprovalStatus"];
            approval_status_text: string;
            /** @description `null` until paid. */
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            /** @description When the amount was held; `null` until paid. */
            pay_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An unpaid order closes itself then. */
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            /** @description An order that is paid later is released free of charge then; `null` for every other one. */
            pay_by: components["schemas"]["EpochSeconds"] | null;
            /** @description The booking date. */
            booking_time: components["schemas"]["EpochSeconds"];
            user_account: components["schemas"]["OrderAccount"];
            operator: components["schemas"]["OrderOperator"];
            /** @description Whom to call about the order. */
            contact_person: string;
            /** @description Phone of the contact person. */
            contact_phone: components["schemas"]["Phone"];
            /** @description Empty when none was given. */
            contact_email: string;
            /** @description Never guaranteed. */
            special_requests: string;
            /** @description Seen by the company alone. */
            internal_remark: string;
            allocation: components["schemas"]["OrderAllocation"];
            /** @description The trip it belongs to. */
            trip: components["schemas"]["TripLink"] | null;
            tags: components["schemas"]["OrderTags"];
            /** @description Selling total shown to the guest. */
            total_price: components["schemas"]["Money"];
            /** @description Net price charged to the account; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Charged less refunded; `null` when net prices are hidden. */
            settlement_money: components["schemas"]["Money"] | null;
            /** @description Paid on the spot, not in the total. */
            pay_at_service: components["schemas"]["Charge"][];
            /** @description Adds up to `total_price`. */
            price_breakdown: components["schemas"]["PriceLine"][];
            /** @description `null` when net prices are hidden. */
            markup: components["schemas"]["OrderMarkup"] | null;
            /** @description Rate frozen at booking when the supplier sells in another currency. */
            fx: components["schemas"]["FxRate"] | null;
            /** @description The most that `refundOrder` takes now, and that can be granted: settlement money less what invoices hold. `null` when net prices are hidden. */
            refundable_money: components["schemas"]["Money"] | null;
            /** @description What a refund may be asked for now; empty when none can be asked. */
            refund_grounds: components["schemas"]["RefundGround"][];
            /** @description Sum of the refunds paid out. `null` without the permission to see net prices, of which they are a part. */
            refund_money: components["schemas"]["Money"] | null;
            /** @description When the latest refund was paid out. */
            refund_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Where what is charged would go if it were given back, in the order in which the accounts are filled; empty when nothing is charged. */
            refund_shares: components["schemas"]["RefundShare"][];
            refunds: components["schemas"]["Refund"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            /** @description The one still valid. */
            cancel_quote: components["schemas"]["CancelQuote"] | null;
            service_start_utc: components["schemas"]["UtcDateTime"];
            service_start_local: components["schemas"]["LocalDateTime"];
            service_end_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            invoice_ids: components["schemas"]["RecordId"][];
            /** @description The bill a credit order stands on. */
            bill_id: components["schemas"]["RecordId"] | null;
            voucher: components["schemas"]["OrderVoucher"];
            /** @description Number the supplier knows the order by. */
            supplier_ref: string | null;
            /** @description Set while awaiting acceptance. */
            change_offer: components["schemas"]["ChangeOffer"] | null;
            /** @description Set while the supplier is asked to agree to a change. */
            amendment: components["schemas"]["OrderAmendment"] | null;
            /** @description A change that a superior was asked to approve; `null` again when it is made, or its time is over. */
            asked_change: components["schemas"]["AskedChange"] | null;
            /** @description The next to end first. */
            waits: components["schemas"]["OrderWait"][];
            attention: components["schemas"]["OrderAttention"][];
            actions: components["schemas"]["OrderActionState"][];
            /** @description Oldest first. */
            timeline: components["schemas"]["OrderEvent"][];
            version: components["schemas"]["Version"];
            /** @description The customer quote it came from. */
            quote_id: components["schemas"]["RecordId"] | null;
            /** @description The draft it came from. */
            draft_id: components["schemas"]["RecordId"] | null;
            hotel_id: components["schemas"]["HotelId"];
            /** @description In the language of the request. */
            hotel_name: string;
            /** @description In English; confirmations use it. */
            hotel_name_en: string;
            hotel_name_local: string;
            hotel_info: components["schemas"]["HotelContact"];
            /** @description Number the hotel knows the booking by; it may come after confirmation. */
            hotel_confirmation_code: string | null;
            reconfirm_status: components["schemas"]["ReconfirmStatus"];
            reconfirm_status_text: string;
            /** @description When the hotel number was asked for or came. */
            reconfirm_time: components["schemas"]["EpochSeconds"] | null;
            name_list_status: components["schemas"]["NameListStatus"];
            /** @description Date of arrival at the hotel. */
            check_in_date: components["schemas"]["LocalDate"];
            /** @description Date of departure at the hotel. */
            check_out_date: components["schemas"]["LocalDate"];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            nights: components["schemas"]["Nights"];
            /** @description Nights times rooms. */
            room_nights: number;
            /** @description All in the same stay. */
            number_of_rooms: number;
            rooms: components["schemas"]["BookedRoom"][];
            /** @description Name of the booked room; several are joined. */
            room_type: string;
            /** @description Meals of the first room. */
            meal_type: components["schemas"]["MealType"];
            /** @description Meals of all rooms; several are joined. */
            meal_text: string;
            /** @description Bed of the first room. */
            bed_type: components["schemas"]["BedType"];
            /** @description Beds of all rooms; several are joined. */
            bed_text: string;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Those of all rooms in order. */
            guests: components["schemas"]["Guest"][];
            /** @description In all rooms. */
            adults: number;
            /** @description In all rooms; infants are not counted. */
            children: number;
            /** @description In all rooms. */
            infants: number;
            /** @description As searched. */
            nationality: components["schemas"]["CountryCode"];
            arrival_note: components["schemas"]["ArrivalNote"] | null;
            /** @description Rate comments; they stand on the voucher. */
            remarks: string[];
            /** @description `null` where the same stay is not cheaper today, or the order is not free to cancel. */
            saving: components["schemas"]["OrderSaving"] | null;
            /** @description The order that is cancelled once this one is confirmed. */
            replaces: components["schemas"]["BookingId"] | null;
            /** @description The same stay at a lower price, which waits for the hotel or has taken the place of this order. */
            replaced_by: components["schemas"]["BookingId"] | null;
        };
        HotelPolicy: {
            title: string;
            text: string;
        };
        /** @description What was searched, so that an address alone rebuilds the search form. */
        HotelSearchCriteria: {
            destination: components["schemas"]["Destination"];
            destination_name: string;
            tz: components["schemas"]["TimeZone"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: components["schemas"]["Nights"];
            rooms: components["schemas"]["RoomOccupancies"];
            nationality: components["schemas"]["CountryCode"];
        };
        /** @enum {string} */
        HotelSort: "default" | "recommended" | "hot" | "views" | "price" | "star" | "time";
        HotelVoucher: {
            booking_id: components["schemas"]["BookingId"];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            order_type: "hotel";
            /** @description Grows with every change that is printed. */
            version: components["schemas"]["Version"];
            state: components["schemas"]["VoucherState"];
            state_text: string;
            language: components["schemas"]["VoucherLanguage"];
            issued_time: components["schemas"]["EpochSeconds"];
            /** @description Never guaranteed. */
            special_requests: string;
            remarks: string[];
            pay_at_service: components["schemas"]["Charge"][];
            /** @description The policy in words, in the time of the place. */
            cancellation_lines: string[];
            contact_person: string;
            contact_phone: components["schemas"]["Phone"];
            /** @description Number the supplier knows the order by; `null` until it gives one. */
            supplier_ref: string | null;
            /** @description `null` unless the order has one and the voucher setting shows it. */
            own_reference: string | null;
            company: components["schemas"]["VoucherCompany"];
            /** @description Selling price; `null` unless the voucher setting shows it. Never the net price. */
            total_price: components["schemas"]["Money"] | null;
            /** @description Page of the QR code at the portal, which anybody may open; `null` unless the voucher setting shows it. */
            verify_url: string | null;
            dress?: components["schemas"]["VoucherDress"];
            /** @description Number the hotel knows the booking by; `null` until it gives one. */
            hotel_confirmation_code: string | null;
            hotel: components["schemas"]["VoucherHotel"];
            check_in_date: components["schemas"]["LocalDate"];
            check_out_date: components["schemas"]["LocalDate"];
            check_in_from: components["schemas"]["ClockTime"];
            check_out_until: components["schemas"]["ClockTime"];
            nights: components["schemas"]["Nights"];
            number_of_rooms: number;
            nationality: components["schemas"]["CountryCode"];
            rooms: components["schemas"]["VoucherRoom"][];
        };
        /** @description Three-letter code of an airport. */
        Iata: string;
        /** @description Absolute address, or a path that the portal prefixes with the CDN base. */
        ImageUrl: string;
        IndustrialZone: {
            id: components["schemas"]["PlaceId"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            city: components["schemas"]["PlaceId"];
            city_name: string;
            township: string;
            /** @description For each entry of each vehicle. */
            unit_price: components["schemas"]["Money"];
            /** @description Other spellings that are found. */
            aliases: string[];
        };
        IndustrialZoneChoice: {
            /** @description False leaves the rest out. */
            entered: boolean;
            zone_id?: components["schemas"]["PlaceId"];
            /** @description Entries of each vehicle. */
            times?: number;
        };
        IndustrialZoneList: {
            list: components["schemas"]["IndustrialZone"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @description Children below the `infant_below_age` of the hotel; each sleeps in a cot and counts in no meal and no fee. */
        Infants: number;
        IntegralEntry: {
            id: number;
            user_id: components["schemas"]["MemberId"];
            /** @description Below 0 when points were spent. */
            score: number;
            before: number;
            after: number;
            memo: string;
            create_time: components["schemas"]["EpochSeconds"];
        };
        IntegralPage: {
            /** @description Newest first. */
            list: components["schemas"]["IntegralEntry"][];
            total: components["schemas"]["PageTotal"];
        };
        InvoiceApplication: {
            id: components["schemas"]["RecordId"];
            /** @description As it was when applied; later edits do not reach it. */
            title_snapshot: components["schemas"]["InvoiceTitle"];
            kind: components["schemas"]["InvoiceKind"];
            kind_text: string;
            amount: components["schemas"]["Money"];
            /** @description The sum of the lines. */
            tax: components["schemas"]["Money"];
            lines: components["schemas"]["InvoiceLine"][];
            remark: string;
            delivery: components["schemas"]["InvoiceDelivery"];
            status: components["schemas"]["InvoiceApplicationStatus"];
            status_text: string;
            wait: components["schemas"]["StaffWait"] | null;
            /** @description Known once issued. */
            invoice_no: string | null;
            apply_time: components["schemas"]["EpochSeconds"];
            issue_time: components["schemas"]["EpochSeconds"] | null;
            /** @description What `downloadInvoice` can give. */
            files: components["schemas"]["InvoiceFileFormat"][];
            reversals: components["schemas"]["InvoiceReversal"][];
            refuse_reason: string | null;
            can_withdraw: boolean;
            /** @description What is left to reverse; 0 before it is issued. */
            reversible: components["schemas"]["Money"];
            operator: components["schemas"]["OrderOperator"];
        };
        InvoiceApplicationPage: {
            /** @description Newest first. */
            list: components["schemas"]["InvoiceApplicationSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description How many stand in each status, whatever `status` asks for. */
            by_status: components["schemas"]["InvoiceApplicationStatusCounts"];
        };
        /** @enum {string} */
        InvoiceApplicationStatus: "submitted" | "reviewing" | "issuing" | "issued" | "refused" | "withdrawn" | "reversing" | "partially_reversed" | "reversed";
        InvoiceApplicationStatusCounts: {
            submitted: number;
            reviewing: number;
            issuing: number;
            issued: number;
            refused: number;
            withdrawn: number;
            reversing: number;
            partially_reversed: number;
            reversed: number;
        };
        InvoiceApplicationSummary: {
            id: components["schemas"]["RecordId"];
            title: string;
            kind: components["schemas"]["InvoiceKind"];
            kind_text: string;
            amount: components["schemas"]["Money"];
            /** @description Contained in the amount. */
            tax: components["schemas"]["Money"];
            orders_count: number;
            status: components["schemas"]["InvoiceApplicationStatus"];
            status_text: string;
            wait: components["schemas"]["StaffWait"] | null;
            invoice_no: string | null;
            /** @description Issued red letters and credit notes, oldest first. */
            reversals: components["schemas"]["InvoiceReversal"][];
            apply_time: components["schemas"]["EpochSeconds"];
            issue_time: components["schemas"]["EpochSeconds"] | null;
            operator: components["schemas"]["OrderOperator"];
        };
        /** @enum {string} */
        InvoiceBlock: "NOT_COMPLETED" | "NOTHING_LEFT" | "REFUND_OPEN" | "WINDOW_OVER" | "UNPAID_BILL";
        /**
         * @description What is invoiced; it follows from the product of the order and decides category and rate of the tax.
         * @enum {string}
         */
        InvoiceContent: "accommodation" | "transport";
        InvoiceDelivery: {
            email: components["schemas"]["Email"];
            /** @description Asks for a paper copy too. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            paper_address?: string;
        };
        /** @enum {string} */
        InvoiceFileFormat: "pdf" | "ofd" | "xml";
        /** @enum {string} */
        InvoiceKind: "normal" | "special" | "commercial";
        InvoiceLine: {
            booking_id: components["schemas"]["BookingId"];
            title: string;
            /** @description Each room with its type and people; empty where there are not several. */
            rooms_text: string;
            content_item: components["schemas"]["InvoiceContent"];
            content_item_text: string;
            /** @description With tax. */
            amount: components["schemas"]["Money"];
            /** @description Percent. */
            tax_rate: components["schemas"]["Decimal"];
            /** @description Contained in the amount. */
            tax: components["schemas"]["Money"];
        };
        InvoiceOrderEntry: {
            id: components["schemas"]["BookingId"];
            /** @description At most what is invoiceable, in the currency of the order. */
            amount: components["schemas"]["Decimal"];
        };
        InvoicePreview: {
            lines: components["schemas"]["InvoiceLine"][];
            /** @description With tax. */
            amount: components["schemas"]["Money"];
            /** @description Contained in the amount. */
            tax: components["schemas"]["Money"];
            warnings: string[];
        };
        /** @description Red letter or credit note of an issued invoice: a document of its own with number, date, lines and tax. Amounts are positive here and negative on paper. The taxes of all reversals of a whole invoice add up to its tax. */
        InvoiceReversal: {
            id: components["schemas"]["RecordId"];
            amount: components["schemas"]["Money"];
            /** @description Contained in the amount. */
            tax: components["schemas"]["Money"];
            lines: components["schemas"]["InvoiceLine"][];
            reason: string;
            /** @description Number of the red-letter invoice. */
            red_no: string | null;
            status: components["schemas"]["InvoiceReversalStatus"];
            status_text: string;
            /** @description When it was asked for. */
            time: components["schemas"]["EpochSeconds"];
            issue_time: components["schemas"]["EpochSeconds"] | null;
            /** @description What `downloadInvoice` can give with its `reversal_id`. */
            files: components["schemas"]["InvoiceFileFormat"][];
        };
        /** @enum {string} */
        InvoiceReversalStatus: "requested" | "done" | "refused";
        /** @enum {string} */
        InvoiceStatus: "not_available" | "not_invoiced" | "applying" | "partially_invoiced" | "invoiced" | "reversing";
        InvoiceTitle: {
            id: components["schemas"]["RecordId"];
            title_type: components["schemas"]["TitleType"];
            title_type_text: string;
            title: string;
            /** @description Empty where there is none. Of a person the ID number; all but its last four characters are hidden from members who neither manage titles nor apply for invoices. */
            tax_no: string;
            address: string;
            phone: string;
            bank: string;
            /** @description All but the last four characters are hidden from members who neither manage titles nor apply for invoices. */
            account_no: string;
            email: string;
            is_default: boolean;
            /** @description `special` needs tax number, address, phone, bank and account. */
            kinds_allowed: components["schemas"]["InvoiceKind"][];
            /** @description An older tax number of 15 or 20 characters. */
            warning: string | null;
        };
        InvoiceTitlePage: {
            /** @description The default one first. */
            list: components["schemas"]["InvoiceTitle"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        InvoiceableOrder: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            title: string;
            guests_text: string;
            allocation: components["schemas"]["OrderAllocation"];
            /** @description Last day of the service. */
            service_date: components["schemas"]["LocalDate"];
            settlement_money: components["schemas"]["Money"];
            /** @description Issued or in an application. */
            invoiced: components["schemas"]["Money"];
            /** @description Settlement money less invoices and open refunds. */
            invoiceable: components["schemas"]["Money"];
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            /** @description Last day to apply. */
            invoice_deadline: components["schemas"]["LocalDate"] | null;
            /** @description `null` when it can be invoiced. */
            blocked_key: components["schemas"]["InvoiceBlock"] | null;
            blocked_reason: string | null;
        };
        InvoiceableOrderPage: {
            /** @description With `eligible` the last day to apply that comes first, otherwise the latest service. */
            list: components["schemas"]["InvoiceableOrder"][];
            /** @description What can be invoiced over all pages, one per currency. */
            sums: components["schemas"]["Money"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        ItineraryStop: {
            seq: number;
            date: components["schemas"]["LocalDate"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            stop: string;
            planned_time: components["schemas"]["ClockTime"] | null;
        };
        LandmarkDistance: {
            name: string;
            distance_km: number;
        };
        /** @description Of a full day and vehicle; half a day costs half of it, an hour a tenth. Burmese costs nothing. */
        LanguageFees: {
            chinese: components["schemas"]["Money"];
            english: components["schemas"]["Money"];
        };
        /** @description Degrees north. */
        Latitude: number;
        /** @description One rule of the ledger: two sums that must agree. */
        LedgerCheck: {
            rule: components["schemas"]["LedgerCheckRule"];
            /** @description The rule as a sentence. */
            rule_text: string;
            /** @description The sums agree, and the rule holds for every single record. */
            ok: boolean;
            left: components["schemas"]["Money"];
            /** @description What the left sum is. */
            left_text: string;
            right: components["schemas"]["Money"];
            /** @description What the right sum is. */
            right_text: string;
            /** @description Left less right. */
            diff: components["schemas"]["Money"];
        };
        /**
         * @description What is proved. Values are never renamed; further rules are added at the end.
         * @enum {string}
         */
        LedgerCheckRule: "balance_is_available_and_frozen" | "credit_within_limit" | "balance_after_is_sum" | "holds_are_of_open_orders" | "settlement_is_charged_less_refunded" | "charges_are_the_settlement_price" | "cancelled_orders_keep_their_fee" | "settled_credit_refunds_go_to_balance" | "bills_are_their_lines" | "billed_orders_settle_for_their_lines" | "credit_used_is_owed_by_orders" | "invoiced_within_settlement" | "bill_payments_reach_orders" | "unconfirmed_orders_cost_nothing" | "prices_are_their_lines" | "month_use_within_limits" | "each_form_made_one_order" | "vouchers_are_of_confirmed_orders" | "content_payments_are_in_the_ledger" | "topups_are_verified_transfers" | "bill_payments_left_the_balance" | "orders_keep_their_fee" | "extras_are_charged";
        /** @enum {string} */
        LedgerDirection: "in" | "out";
        /** @description Never edited; a correction is an entry of type reversal. */
        LedgerEntry: {
            id: components["schemas"]["RecordId"];
            /** @description Running number within the account, without gaps. */
            seq: number;
            time: components["schemas"]["EpochSeconds"];
            account: components["schemas"]["PayChannel"];
            account_text: string;
            type: components["schemas"]["LedgerType"];
            type_text: string;
            direction: components["schemas"]["LedgerDirection"];
            /** @description Never below 0; `direction` gives the sign. */
            money: components["schemas"]["Money"];
            /** @description Of credit the used part. */
            balance_after: components["schemas"]["Money"];
            booking_id: components["schemas"]["BookingId"] | null;
            bill_id: components["schemas"]["RecordId"] | null;
            topup_id: components["schemas"]["RecordId"] | null;
            /** @description `null` for the system; of a colleague's order also for who sees only own orders. */
            operator: components["schemas"]["OrderOperator"] | null;
            remark: string;
            reverses_id: components["schemas"]["RecordId"] | null;
            /** @description The month that it concerns and that was closed before; `null` for all others. */
            closed_month: components["schemas"]["CalendarMonth"] | null;
        };
        LedgerPage: {
            /** @description Newest first. */
            list: components["schemas"]["LedgerEntry"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description Before the first entry of the period. */
            opening: components["schemas"]["Money"];
            /** @description After the last entry of the period. */
            closing: components["schemas"]["Money"];
            /** @description Sum of the entries found, on all pages; outgoing ones are negative. */
            matching: components["schemas"]["Money"];
        };
        /** @enum {string} */
        LedgerType: "topup" | "charge" | "refund" | "refund_of_settled_credit" | "bill_payment" | "content_payment" | "repay" | "adjust" | "reversal";
        /** @enum {string} */
        LinkTarget: "_blank" | "_self" | "_top" | "_parent";
        /** @description A cover channel has sections in place of a list. */
        ListArticlesAnswer: components["schemas"]["ArticleList"] | components["schemas"]["ArticleCover"];
        ListColleaguesAnswer: {
            /** @description Active colleagues who may book this product, the oldest account first; without the member who asks. */
            list: components["schemas"]["OrderOperator"][];
        };
        ListCurrenciesAnswer: {
            list: components["schemas"]["Currency"][];
            fx: components["schemas"]["FxRate"][];
        };
        ListHotelRatesAnswer: {
            hotel_id: components["schemas"]["HotelId"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            nights: components["schemas"]["Nights"];
            rooms: components["schemas"]["RoomTypeRates"][];
            /** @description When the rate keys of this list expire. */
            expires_time: components["schemas"]["EpochSeconds"];
        };
        ListHotelRatesRequest: {
            hotel_id: components["schemas"]["HotelId"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            rooms: components["schemas"]["RoomOccupancies"];
            nationality: components["schemas"]["CountryCode"];
        };
        ListNewArticlesAnswer: {
            /** @description Fewer than 16 means there is nothing more. */
            newPublishContent: components["schemas"]["ArticleSummary"][];
        };
        ListOrderStatusesAnswer: {
            /** @description In the order asked; unknown ids are left out. */
            list: components["schemas"]["OrderStatusEntry"][];
        };
        ListOrderViewsAnswer: {
            /** @description By name. */
            list: components["schemas"]["OrderView"][];
        };
        /**
         * Format: date
         * @description Date `YYYY-MM-DD` in the time zone of the place it speaks of, in the years 1900 to 2299.
         */
        LocalDate: string;
        /** @description RFC 3339 with the offset of the place, `2026-12-08T18:00:00+06:30`. The day exists, the year is one of 1900 to 2299; the pattern counts the days of the months and knows leap years. */
        LocalDateTime: string;
        /** @description The name in its own script; may be empty. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
        LocalName: string;
        /** @description Degrees east. */
        Longitude: number;
        LookUpFlightsAnswer: {
            /** @description Empty when nobody knows the number; it may be booked all the same. */
            list: components["schemas"]["Flight"][];
        };
        /**
         * @description The cheapest rate that satisfies the filter and can be cancelled free of charge now. Absent where `from` is that rate, and
         *     where there is none.
         */
        LowestFreeRate: {
            free_cancel_before: components["schemas"]["Deadline"];
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Whole stay, all rooms. */
            total_price: components["schemas"]["Money"];
        };
        /** @description The cheapest rate that satisfies the filter. */
        LowestRate: {
            /** @description Absent when the rates must be listed first. */
            rate_key?: components["schemas"]["RateKey"];
            /** @description Name of the room. */
            room_type: string;
            meal_type: components["schemas"]["MealType"];
            meal_text: string;
            refundability_now: components["schemas"]["RefundabilityNow"];
            refundability_text: string;
            free_cancel_before: components["schemas"]["Deadline"] | null;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Whole stay, all rooms. */
            total_price: components["schemas"]["Money"];
            /** @description `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description The hotel must be asked before it confirms. */
            on_request: boolean;
        };
        MarkupRule: {
            id: components["schemas"]["RecordId"];
            scope: components["schemas"]["MarkupScope"];
            scope_text: string;
            /** @description Sub-account, product, city or hotel; `null` for the company. */
            target_id: string | null;
            target_text: string;
            type: components["schemas"]["MarkupType"];
            type_text: string;
            /** @description Percent, or an amount in the settlement currency. */
            value: components["schemas"]["Decimal"];
            /** @description Prices are rounded up to a multiple of it; `null` leaves them. */
            round_to: components["schemas"]["Decimal"] | null;
            priority: number;
            valid_from: components["schemas"]["LocalDate"] | null;
            valid_to: components["schemas"]["LocalDate"] | null;
            version: components["schemas"]["Version"];
        };
        MarkupRuleList: {
            /** @description Highest priority first; the first that fits is applied. */
            list: components["schemas"]["MarkupRule"][];
        };
        /** @enum {string} */
        MarkupScope: "company" | "sub_account" | "product" | "city" | "hotel";
        /** @enum {string} */
        MarkupType: "percent" | "fixed_per_night" | "fixed_per_order";
        /** @description Persons of this room whose meal is included; infants are not counted. */
        MealCount: number;
        /** @enum {string} */
        MealType: "RO" | "BB" | "HB" | "FB" | "AI";
        /** @description Number of a member account, as the ancestors write it. All other ids are strings. */
        MemberId: number;
        MemberSession: {
            id: components["schemas"]["RecordId"];
            /** @description System of the device, such as Windows; empty when unknown. */
            device: string;
            /** @description Empty when unknown. */
            browser: string;
            /** @description Address of the last call. */
            ip: string;
            /** @description Where the address is; empty when unknown. */
            place: string;
            signed_in_time: components["schemas"]["EpochSeconds"];
            /** @description To the minute. */
            last_seen_time: components["schemas"]["EpochSeconds"];
            /** @description Whether this call came from it. */
            current: boolean;
        };
        /** @description The company behind the member. */
        MemberSite: {
            company_id: components["schemas"]["RecordId"];
            company_name: string;
            /** @description Currency of prices and payments. */
            settlement_currency: components["schemas"]["CurrencyCode"];
            /** @description True makes every settlement price `null` for this member. */
            hide_net_price: boolean;
            /** @description Clock of the company, in which its days and months begin. Assumed here; a client without it takes the clock of its reader. */
            tz?: components["schemas"]["TimeZone"];
            /** @description Minutes without a call after which the session ends, as in `AccessSetting`; absent when it does not. Assumed here. */
            idle_minutes?: number;
        };
        /** @description How an entry opens. Empty on directories, routes and buttons. */
        MenuOpening: ("tab" | "link" | "iframe") | "";
        MenuRule: {
            /** @description Number of the entry. */
            id: number;
            /** @description Id of the parent; 0 at the top. */
            pid: number;
            /** @description What kind of entry this is. */
            type: components["schemas"]["MenuRuleType"];
            /** @description Text of the entry in the language of the request. */
            title: string;
            /** @description Equal to the path; a button is named `<menu name>/<action>`. */
            name: string;
            /** @description Without leading slash, below / or /user/. */
            path: string;
            /** @description Class of an icon; may be empty. */
            icon: string;
            menu_type: components["schemas"]["MenuOpening"];
            /** @description Target of link and iframe entries. */
            url: string;
            /** @description 1 also for visitors. */
            no_login_valid: number;
            /** @description `add_rules_only` hides the entry from menus. */
            extend: components["schemas"]["MenuRuleExtend"];
            /** @description Absent on leaves of a member's tree. */
            children?: components["schemas"]["MenuRule"][];
        };
        /** @description Empty on ordinary entries, like `none`. */
        MenuRuleExtend: ("none" | "add_rules_only" | "add_menu_only") | "";
        /** @enum {string} */
        MenuRuleType: "route" | "menu_dir" | "menu" | "nav" | "nav_user_menu" | "button";
        /** @enum {string} */
        MileagePolicy: "unlimited" | "limited";
        /** @description Without area code and the 0 that is dialled within the country; in area 86 eleven digits beginning with 13 to 19. */
        MobileNumber: string;
        /** @description Never a floating point number on the wire. */
        Money: {
            amount: components["schemas"]["Decimal"];
            currency: components["schemas"]["CurrencyCode"];
        };
        Month: {
            month: components["schemas"]["CalendarMonth"];
            date_from: components["schemas"]["LocalDate"];
            date_to: components["schemas"]["LocalDate"];
            /** @description The company's; it bounds the days. */
            tz: components["schemas"]["TimeZone"];
            /** @description Each kind once. */
            figures: components["schemas"]["MonthFigure"][];
            accounts: components["schemas"]["MonthAccount"][];
            closed: boolean;
            /** @description Each closing and reopening, the newest first. */
            history: components["schemas"]["MonthStep"][];
        };
        /** @description One account in one currency; of credit the used part. */
        MonthAccount: {
            account: components["schemas"]["PayChannel"];
            account_text: string;
            opening: components["schemas"]["Money"];
            /** @description Sum of what came in. */
            in: components["schemas"]["Money"];
            /** @description Sum of what went out. */
            out: components["schemas"]["Money"];
            closing: components["schemas"]["Money"];
        };
        MonthFigure: {
            kind: components["schemas"]["MonthFigureKind"];
            kind_text: string;
            count: number;
            /** @description One per currency. */
            sums: components["schemas"]["Money"][];
            /** @description Something is still to be done. */
            open: boolean;
            /** @description Of `uninvoiced` the first last day to apply, of `bills` the first due date of those not paid; else `null`. */
            date: components["schemas"]["LocalDate"] | null;
            /** @description Of `holds` when the oldest began; else `null`. */
            since_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Of `uninvoiced` the orders that lose the right to an invoice within seven days; `null` without any. */
            soon: components["schemas"]["MonthSoon"] | null;
        };
        /** @enum {string} */
        MonthFigureKind: "bills" | "disputes" | "unbilled" | "uninvoiced" | "holds" | "invoices" | "credit_notes" | "after_closing";
        MonthSoon: {
            count: number;
            sums: components["schemas"]["Money"][];
        };
        MonthStep: {
            /** @description Closed; else reopened. */
            closed: boolean;
            time: components["schemas"]["EpochSeconds"];
            operator: components["schemas"]["OrderOperator"];
            /** @description Empty where nothing was open. */
            reason: string;
        };
        MyComment: {
            id: components["schemas"]["CmsId"];
            content_id: components["schemas"]["CmsId"];
            /** @description Of the article. */
            title: string;
            /** @description HTML, cleaned by the server. */
            content: string;
            status: components["schemas"]["CommentStatus"];
            wait: components["schemas"]["StaffWait"] | null;
            /** @description In words. */
            create_time: string;
        };
        MyCommentPage: {
            list: components["schemas"]["MyComment"][];
            total: components["schemas"]["PageTotal"];
        };
        NameListStatus: {
            /** @description Whether the hotel has the guests' names. */
            sent_to_hotel: boolean;
            /** @description When it will have them. */
            expected_local: components["schemas"]["LocalDateTime"] | null;
        };
        NationalityRule: {
            /** @description Empty means all. */
            allow: components["schemas"]["CountryCode"][];
            deny: components["schemas"]["CountryCode"][];
            /** @description Per room and night for others. */
            surcharge: components["schemas"]["Money"] | null;
            text: string;
        };
        NearbyLandmark: {
            id: components["schemas"]["PlaceId"];
            name: string;
            name_local: string;
            /** @description As the crow flies. */
            distance_km: number;
        };
        /** @description The call needs a member and carries no token. The portal goes to the login page. */
        NeedLoginRefusal: {
            /** @constant */
            code: 303;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: {
                /** @constant */
                error_key: "NEED_LOGIN";
                /** @constant */
                type: "need login";
            };
        };
        /** @description What colleagues read in place of the account name. Letters in a script that documents can print, Burmese in Unicode with their marks, digits, space, dash and underscore; a letter or digit comes before any mark. */
        Nickname: string;
        /** @description One room, one night, of `total_price`. */
        NightlyPrice: {
            room_index: components["schemas"]["RoomIndex"];
            date: components["schemas"]["LocalDate"];
            price: components["schemas"]["Money"];
        };
        /** @description Nights of the stay. */
        Nights: number;
        /** @description The member does not hold the node of the operation, or may not do this to this record. */
        NoPermissionRefusal: {
            /** @constant */
            code: 401;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: {
                /** @constant */
                error_key: "NO_PERMISSION";
            };
        };
        NoShowPenalty: {
            penalty_type: components["schemas"]["PenaltyType"];
            value: components["schemas"]["Decimal"];
            amount: components["schemas"]["Money"];
        };
        Notification: {
            id: components["schemas"]["RecordId"];
            type: components["schemas"]["NotificationType"];
            type_text: string;
            level: components["schemas"]["NotificationLevel"];
            title: string;
            body: string;
            /** @description Address in the portal; empty when there is nothing to open. */
            link: string;
            order_id: components["schemas"]["BookingId"] | null;
            /** @description `null` while unread. */
            read_time: components["schemas"]["EpochSeconds"] | null;
            create_time: components["schemas"]["EpochSeconds"];
        };
        /** @enum {string} */
        NotificationLevel: "info" | "success" | "warning" | "error";
        NotificationPage: {
            /** @description Newest first. */
            list: components["schemas"]["Notification"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            /** @description Of all types. */
            unread: number;
        };
        /** @enum {string} */
        NotificationType: "order" | "deadline" | "wallet" | "bill" | "invoice" | "approval" | "system";
        /** @description Opaque; names one offer, its place included, until it expires. */
        OfferKey: string;
        OfferedTerms: {
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Room, meals, times and policy in words, one line each and in the same order on both sides. */
            lines: string[];
        };
        /** @description The order of one product line, distinguished by `order_type`. */
        Order: components["schemas"]["HotelOrder"] | components["schemas"]["CarOrder"] | components["schemas"]["AirportOrder"];
        /** @description What a member accepts: the offer of the supplier in place of what was booked, as `confirmOrder` does, or extra charges of a ride, as `completeOrder` does. */
        OrderAcceptance: {
            order_version: components["schemas"]["Version"];
            /** @description `null` with extra charges. */
            change_offer: components["schemas"]["ChangeOffer"] | null;
            /** @description Empty with an offer. */
            extras: components["schemas"]["PriceLine"][];
            /** @description How much more the customer pays; negative when less. */
            price_diff: components["schemas"]["Money"];
            /** @description How much more the company pays; `null` when net prices are hidden. */
            settlement_diff: components["schemas"]["Money"] | null;
        };
        /** @description The account that owns the order. */
        OrderAccount: {
            id: components["schemas"]["MemberId"];
            username: components["schemas"]["Account"];
        };
        /** @enum {string} */
        OrderAction: "pay" | "cancel" | "confirm" | "decline" | "amend" | "change" | "withdraw_change" | "refund" | "withdraw_refund" | "remind_supplier" | "confirm_check_in" | "confirm_complete" | "download_voucher";
        /** @description The server decides what can be done; screens never compute it. */
        OrderActionState: {
            action: components["schemas"]["OrderAction"];
            /** @description In the words of the product. */
            action_text: string;
            enabled: boolean;
            /** @description `null` when enabled. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
            /** @description Until when it stays as it is. */
            deadline: components["schemas"]["EpochSeconds"] | null;
        };
        /** @description The airport of the transfer. */
        OrderAirport: {
            iata: components["schemas"]["Iata"];
            name: string;
            /** @description `null` while nobody knows it. */
            terminal: string | null;
        };
        /** @description Of the company alone; the supplier never sees it. Empty texts where the company gave none. */
        OrderAllocation: {
            own_reference: components["schemas"]["OwnReference"];
            customer: components["schemas"]["OrderCustomer"];
            cost_centre: components["schemas"]["CostCentre"];
        };
        /** @description What is left out or empty is the quote's where the booking comes from a customer quote. VALIDATION where the company requires a field that is empty then. */
        OrderAllocationEntry: {
            own_reference?: components["schemas"]["OwnReference"];
            customer?: components["schemas"]["OrderCustomer"];
            cost_centre?: components["schemas"]["CostCentre"];
        };
        /** @description A change that the supplier has to agree to; until then the order is as it was. */
        OrderAmendment: {
            /** @description Empty with `terms`. */
            changes: components["schemas"]["OrderChanges"];
            /** @description Other dates, rooms or guests; `null` when names, requests, flight or time change. */
            terms: components["schemas"]["OrderChangeTerms"] | null;
            /** @description What it costs the customer more; below 0 when less. */
            price_diff: components["schemas"]["Money"];
            /** @description What it costs the company more; `null` when net prices are hidden. */
            settlement_diff: components["schemas"]["Money"] | null;
            /** @description `null` when it was not a member who asked. */
            requested_by: components["schemas"]["OrderOperator"] | null;
            requested_time: components["schemas"]["EpochSeconds"];
        };
        /** @description Something that is missing although the service begins today or tomorrow at its place, or a flight that the transfer no longer fits, which is said at once. */
        OrderAttention: {
            key: components["schemas"]["OrderAttentionKey"];
            text: string;
        };
        /** @enum {string} */
        OrderAttentionKey: "no_hotel_code" | "names_not_sent" | "no_driver" | "flight_cancelled" | "flight_missed";
        /** @enum {string} */
        OrderBatchAction: "cancel_quote" | "cancel" | "pay_preview" | "pay" | "accept_preview" | "accept" | "voucher" | "remark";
        OrderBatchArgs: {
            /** @description With `remark`. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            internal_remark?: string;
            /** @description With `remark`. */
            add_tags?: components["schemas"]["OrderTagsGiven"];
            /** @description With `remark`. */
            remove_tags?: components["schemas"]["OrderTagsGiven"];
            /** @description With `cancel`: what `cancel_quote` answered. */
            quotes?: components["schemas"]["BatchCancelQuote"][];
            /**
             * @description With `cancel`: must be true when a penalty is above 0.
             * @default false
             */
            accept_penalty?: boolean;
            /** @description With `pay`: one for each order. */
            payments?: components["schemas"]["BatchPayment"][];
            /** @description With `accept`: one for each order, of the version that `accept_preview` showed. */
            acceptances?: components["schemas"]["BatchAcceptance"][];
            /** @description With `voucher`. */
            to?: components["schemas"]["Email"][];
            /** @description With `voucher`. */
            language?: components["schemas"]["VoucherLanguage"];
        };
        OrderBatchResult: {
            id: components["schemas"]["BookingId"];
            ok: boolean;
            /** @description With `cancel`, unless it was refused. `terms_changed` cancels nothing and is not `ok`. */
            outcome: components["schemas"]["CancelOutcome"] | null;
            error_key: components["schemas"]["ErrorKey"] | null;
            /** @description May be empty. */
            msg: string;
            /** @description With `cancel_quote`; with `cancel` and `terms_changed` what cancelling costs now. */
            quote: components["schemas"]["CancelQuote"] | null;
            /** @description With `pay_preview`; else absent. */
            payment?: components["schemas"]["PaymentPreview"];
            /** @description With `accept_preview`; else absent. */
            acceptance?: components["schemas"]["OrderAcceptance"];
        };
        OrderChangeQuote: {
            quote_id: components["schemas"]["RecordId"];
            order_version: components["schemas"]["Version"];
            valid_until: components["schemas"]["EpochSeconds"];
            /** @description The supplier is asked first; until it agrees the order is as it was. */
            on_request: boolean;
            /** @description How long the supplier may take at most; then the request ends. `null` when the change holds at once. */
            answer_minutes: number | null;
            terms: components["schemas"]["OrderChangeTerms"];
        };
        /** @description What is booked now, and what would be booked; the lines of both sides belong together. */
        OrderChangeTerms: {
            before: components["schemas"]["OfferedTerms"];
            after: components["schemas"]["OfferedTerms"];
            /** @description What it costs the customer more, with the fee; below 0 when less. */
            price_diff: components["schemas"]["Money"];
            /** @description What is charged, or goes back when below 0; `null` when net prices are hidden. */
            settlement_diff: components["schemas"]["Money"] | null;
            /** @description What the cancellation terms keep of what is given up, at selling prices; part of `after.total_price`, and at settlement prices of `after.total_settlement_price`. It stays due whatever happens later. */
            fee: components["schemas"]["Money"];
        };
        /** @description At least one; what does not belong to the product line is refused. */
        OrderChanges: {
            guests?: components["schemas"]["GuestCorrection"][];
            special_requests?: components["schemas"]["SpecialRequests"];
            arrival_note?: components["schemas"]["ArrivalNote"];
            flight?: components["schemas"]["FlightEntry"];
            pick_up_local?: components["schemas"]["LocalDateTime"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            name_board_text?: string;
            contact?: components["schemas"]["Contact"];
        };
        /**
         * @description Times are on the clock of the company, which the heading of such a column names. `cancellation_fee` is what a cancelled order still costs, `margin` the selling total less the net price of one that is not lost.
         * @enum {string}
         */
        OrderColumn: "booking_id" | "order_type" | "booking_time" | "title" | "guests" | "nationality" | "check_in_date" | "check_out_date" | "number_of_rooms" | "room_nights" | "room_type" | "rooms" | "meal_type" | "bed_type" | "hotel_confirmation_code" | "supplier_ref" | "rental_type" | "days_or_hours" | "number_of_rentals" | "driver" | "flight_number" | "airport" | "local_pick_up_time" | "currency" | "total_price" | "total_settlement_price" | "settlement_money" | "order_status" | "settlement_status" | "invoice_status" | "refund_status" | "refund_money" | "pay_channel" | "pay_time" | "operator" | "contact_person" | "contact_phone" | "special_requests" | "internal_remark" | "own_reference" | "customer" | "cost_centre" | "trip" | "tags" | "deadline" | "bill_id" | "invoice_no" | "cancellation_fee" | "margin";
        /** @description Name of the customer of the company. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
        OrderCustomer: string;
        /** @enum {string} */
        OrderDateField: "booking" | "check_in" | "check_out";
        /**
         * @description Days counted from today on the operator's calendar, today included; the portal works them out.
         * @enum {string}
         */
        OrderDateSpan: "today" | "tomorrow" | "next_7" | "next_30" | "last_7" | "last_30" | "this_month" | "last_month";
        OrderDeadline: {
            kind: components["schemas"]["OrderDeadlineKind"];
            kind_text: string;
            at_utc: components["schemas"]["UtcDateTime"];
            /** @description At the place of the service. */
            at_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
        };
        OrderDeadlineEntry: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            title: string;
            guests_text: string;
            allocation: components["schemas"]["OrderAllocation"];
            operator: components["schemas"]["OrderOperator"];
            tags: components["schemas"]["OrderTags"];
            total_settlement_price: components["schemas"]["Money"] | null;
            deadline: components["schemas"]["OrderDeadline"];
            /** @description The next to end first. */
            waits: components["schemas"]["OrderWait"][];
            attention: components["schemas"]["OrderAttention"][];
            /** @description Absent where the same is not cheaper today. */
            saving?: components["schemas"]["OrderSaving"];
            actions: components["schemas"]["OrderActionState"][];
        };
        /** @enum {string} */
        OrderDeadlineKind: "free_cancel" | "pay" | "offer" | "check_in" | "confirm" | "review" | "cancel" | "extras";
        OrderDeadlineList: {
            /** @description Soonest first. */
            list: components["schemas"]["OrderDeadlineEntry"][];
        };
        OrderEvent: {
            time: components["schemas"]["EpochSeconds"];
            actor_type: components["schemas"]["ActorType"];
            /** @description Name of the person or system. */
            actor: string;
            event: components["schemas"]["OrderEventName"];
            /** @description In the words of the product. */
            event_text: string;
            /** @description `null` at booking. */
            from: components["schemas"]["OrderStatus"] | null;
            /** @description `null` when the status did not change. */
            to: components["schemas"]["OrderStatus"] | null;
            note: string | null;
        };
        /** @enum {string} */
        OrderEventName: "book" | "pay" | "cancel" | "expire" | "confirm" | "supplier_confirm" | "supplier_reject" | "supplier_change" | "supplier_unknown" | "decline" | "offer_expire" | "resolve_confirm" | "resolve_reject" | "review_expire" | "supplier_ack" | "supplier_nack" | "cancel_expire" | "confirm_check_in" | "confirm_complete" | "auto_complete" | "no_show" | "request_refund" | "withdraw_refund" | "remind_supplier" | "download_voucher" | "remark" | "change_allocation" | "amend" | "send_voucher" | "request_approval" | "decide_approval" | "request_amend" | "supplier_amend" | "supplier_refuse_amend" | "withdraw_amend" | "amend_expire" | "approval_expire" | "approve_refund" | "refuse_refund" | "pay_refund" | "grant_dispute" | "assign_driver" | "report_extras" | "flight_update" | "extras_unpaid" | "supplier_reconfirm" | "pay_later" | "release" | "replace" | "replaced" | "replace_fail";
        /** @description As the list; every page of it is exported. */
        OrderExportFilter: {
            order_status?: components["schemas"]["OrderStatus"][];
            settlement_status?: components["schemas"]["SettlementStatus"][];
            invoice_status?: components["schemas"]["InvoiceStatus"][];
            keyword?: string;
            date_field?: components["schemas"]["OrderDateField"];
            date_from?: components["schemas"]["LocalDate"];
            date_to?: components["schemas"]["LocalDate"];
            operator_id?: components["schemas"]["MemberId"];
            tag?: components["schemas"]["OrderTag"];
            customer?: components["schemas"]["OrderCustomer"];
            cost_centre?: components["schemas"]["CostCentre"];
            without?: components["schemas"]["OrderWithout"];
            trip_id?: components["schemas"]["RecordId"];
        };
        OrderFlight: {
            /** @description `null` while nobody knows it. */
            scheduled_local: components["schemas"]["LocalDateTime"] | null;
            estimated_local: components["schemas"]["LocalDateTime"] | null;
            actual_local: components["schemas"]["LocalDateTime"] | null;
            status: components["schemas"]["FlightStatus"];
            status_text: string;
            updated_time: components["schemas"]["EpochSeconds"];
        };
        /** @description Whether the hire enters an industrial zone, and what that costs. */
        OrderIndustrialZone: {
            /** @description Whether a zone is entered. */
            entered: boolean;
            zone_id: components["schemas"]["PlaceId"] | null;
            /** @description Name of the zone. */
            zone_name: string | null;
            /** @description For each entry of each vehicle. */
            unit_price: components["schemas"]["Money"] | null;
            /** @description Number of entries; 0 when none. */
            times: number;
            /** @description Unit price times entries times vehicles. */
            fee: components["schemas"]["Money"];
        };
        /**
         * @description The list of one product, or of all.
         * @enum {string}
         */
        OrderListName: "hotel" | "car" | "airport" | "all";
        OrderMarkup: {
            rule_id: components["schemas"]["RecordId"] | null;
            /** @description Selling total less net price. */
            money: components["schemas"]["Money"];
        };
        /** @description The person who keyed it. */
        OrderOperator: {
            id: components["schemas"]["MemberId"];
            nickname: string;
        };
        OrderPage: {
            list: components["schemas"]["OrderSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            sums: components["schemas"]["OrderSums"];
        };
        OrderReport: {
            group_by: components["schemas"]["OrderReportGroup"];
            date_field: components["schemas"]["OrderDateField"];
            /** @description Months in their order, else the highest selling total first. One row per currency. */
            list: components["schemas"]["OrderReportRow"][];
            /** @description Of all rows, one per currency. */
            sums: components["schemas"]["OrderReportFigures"][];
        };
        /** @description Orders that are cancelled, rejected or expired have come to nothing: they count as `lost`, and of their amounts only fee and refund. */
        OrderReportFigures: {
            currency: components["schemas"]["CurrencyCode"];
            bookings: number;
            lost: number;
            room_nights: number;
            /** @description Bookings of cars and transfers. */
            rides: number;
            total_price: components["schemas"]["Money"];
            /** @description `null` here and below when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Selling total less net price. */
            margin: components["schemas"]["Money"] | null;
            /** @description What lost orders still cost. */
            cancellation_fee: components["schemas"]["Money"] | null;
            /** @description What was refunded, of lost and other orders. */
            refund_money: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        OrderReportGroup: "month" | "product" | "operator" | "customer" | "cost_centre";
        OrderReportRow: {
            /** @description Month (`2026-11`, of the date that `date_field` names), product line, member, customer or cost centre. Empty for the orders without a customer or cost centre, which `without` of `listOrders` lists. */
            key: string;
            /** @description The key in words; empty where the key is. */
            text: string;
            figures: components["schemas"]["OrderReportFigures"];
        };
        /** @description What the same hotel, nights, rooms and rates cost today, where that is less than the order and the terms are no stricter. Only while the order is confirmed and free to cancel. */
        OrderSaving: {
            /** @description Selling total of today. */
            total_price: components["schemas"]["Money"];
            /** @description `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description What the customer pays less; below 0. */
            price_diff: components["schemas"]["Money"];
            /** @description What is charged less, below 0; `null` when net prices are hidden. */
            settlement_diff: components["schemas"]["Money"] | null;
            /** @description The second order must be confirmed before. */
            until: components["schemas"]["Deadline"];
            /** @description Why this member cannot book it again now; `null` when it can. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
        };
        /** @description What the list of car rentals and airport transfers shows beside the common columns. */
        OrderServiceLine: {
            service_start_local: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            /** @description Model, or class of a transfer. */
            vehicle: string;
            number_of_vehicles: number;
            /** @description "3 days" of a rental. */
            duration_text: string | null;
            /** @description Of a rental. */
            rental_type: components["schemas"]["RentalType"] | null;
            /** @description Of a transfer. */
            transfer_type: components["schemas"]["TransferType"] | null;
            flight_number: components["schemas"]["FlightNumber"] | null;
            airport: components["schemas"]["Iata"] | null;
            from_text: string;
            to_text: string;
            driver_language: components["schemas"]["DriverLanguage"];
            dispatch_status: components["schemas"]["DispatchStatus"];
            dispatch_status_text: string;
            driver_name: string | null;
            plate_number: string | null;
        };
        /** @enum {string} */
        OrderSort: "booking_time" | "check_in_date" | "total_settlement_price" | "deadline";
        /** @enum {string} */
        OrderStatus: "pending_payment" | "pending_confirm" | "awaiting_acceptance" | "confirmed" | "in_service" | "completed" | "cancelling" | "cancelled" | "rejected" | "expired" | "no_show" | "manual_review";
        OrderStatusCounts: {
            pending_payment: number;
            pending_confirm: number;
            awaiting_acceptance: number;
            confirmed: number;
            in_service: number;
            completed: number;
            cancelling: number;
            cancelled: number;
            rejected: number;
            expired: number;
            no_show: number;
            manual_review: number;
        };
        OrderStatusEntry: {
            booking_id: components["schemas"]["BookingId"];
            order_status: components["schemas"]["OrderStatus"];
            /** @description In the words of the product. */
            order_status_text: string;
            version: components["schemas"]["Version"];
            actions: components["schemas"]["OrderActionState"][];
        };
        OrderSummary: {
            booking_id: components["schemas"]["BookingId"];
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            /** @description Hotel, vehicle or flight. */
            title: string;
            /** @description Room and meals or the like; may be empty. */
            subtitle: string;
            /** @description Absent on hotel bookings. */
            service?: components["schemas"]["OrderServiceLine"];
            /** @description `null` for other product lines. */
            hotel_name: string | null;
            /** @description In English; confirmations use it. */
            hotel_name_en: string | null;
            /** @description Lead guest, and how many more. */
            guests_text: string;
            /** @description Of a hotel. */
            hotel_confirmation_code: string | null;
            /** @description First day of the service. */
            check_in_date: components["schemas"]["LocalDate"];
            /** @description Last day of the service. */
            check_out_date: components["schemas"]["LocalDate"];
            /** @description 0 for other product lines. */
            number_of_rooms: number;
            /** @description 0 for other product lines. */
            room_nights: number;
            order_status: components["schemas"]["OrderStatus"];
            /** @description In the words of the product. */
            order_status_text: string;
            settlement_status: components["schemas"]["SettlementStatus"];
            settlement_status_text: string;
            invoice_status: components["schemas"]["InvoiceStatus"];
            invoice_status_text: string;
            refund_status: components["schemas"]["RefundStatus"];
            refund_status_text: string;
            pay_channel: components["schemas"]["PayChannel"] | null;
            pay_channel_text: string | null;
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            booking_time: components["schemas"]["EpochSeconds"];
            /** @description The next to end first. */
            waits: components["schemas"]["OrderWait"][];
            attention: components["schemas"]["OrderAttention"][];
            /** @description Absent where the same is not cheaper today. */
            saving?: components["schemas"]["OrderSaving"];
            next_deadline: components["schemas"]["OrderDeadline"] | null;
            operator: components["schemas"]["OrderOperator"];
            allocation: components["schemas"]["OrderAllocation"];
            /** @description The trip it belongs to. */
            trip: components["schemas"]["TripLink"] | null;
            tags: components["schemas"]["OrderTags"];
            actions: components["schemas"]["OrderActionState"][];
            version: components["schemas"]["Version"];
        };
        /** @description Over all pages, without orders that are cancelled, rejected or expired. */
        OrderSums: {
            /** @description One per currency; empty when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"][];
            room_nights: number;
        };
        /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
        OrderTag: string;
        OrderTagCount: {
            tag: components["schemas"]["OrderTag"];
            count: number;
        };
        /** @description Labels that the company gave to the order, oldest first. */
        OrderTags: components["schemas"]["OrderTag"][];
        /** @description Added to the tags of the order, or removed from them; the others stay. An order has at most 10. Upper and lower case are the same tag. */
        OrderTagsGiven: components["schemas"]["OrderTag"][];
        /** @enum {string} */
        OrderType: "hotel" | "car" | "airport";
        OrderView: {
            id: components["schemas"]["RecordId"];
            order_type: components["schemas"]["OrderListName"];
            name: string;
            filters: components["schemas"]["OrderViewFilter"];
            sort: components["schemas"]["OrderSort"];
            order: components["schemas"]["SortDirection"];
            columns: components["schemas"]["OrderViewColumns"];
            /** @description The list begins with it. One of a product at most. */
            is_default: boolean;
        };
        /** @description Names of the portal's own, in their order; not read by the server. Empty means the usual ones. */
        OrderViewColumns: string[];
        /** @description As the list asks. Days that move along with today are a span and no dates. */
        OrderViewFilter: {
            /** @description In the list of all. */
            order_type?: components["schemas"]["OrderType"];
            order_status?: components["schemas"]["OrderStatus"][];
            settlement_status?: components["schemas"]["SettlementStatus"][];
            invoice_status?: components["schemas"]["InvoiceStatus"][];
            keyword?: string;
            date_field?: components["schemas"]["OrderDateField"];
            date_span?: components["schemas"]["OrderDateSpan"];
            date_from?: components["schemas"]["LocalDate"];
            date_to?: components["schemas"]["LocalDate"];
            operator_id?: components["schemas"]["MemberId"];
            tag?: components["schemas"]["OrderTag"];
            customer?: components["schemas"]["OrderCustomer"];
            cost_centre?: components["schemas"]["CostCentre"];
            without?: components["schemas"]["OrderWithout"];
            trip_id?: components["schemas"]["RecordId"];
        };
        OrderVoucher: {
            /** @description Never before the order is confirmed. */
            available: boolean;
            /** @description Only the newest is valid. */
            version: components["schemas"]["Version"] | null;
            /** @description Path of the file. */
            url: string | null;
        };
        /** @description Something that an order waits for. Every wait ends by itself at its deadline, in the way that `then_text` says. */
        OrderWait: {
            kind: components["schemas"]["OrderWaitKind"];
            kind_text: string;
            party: components["schemas"]["OrderWaitParty"];
            since: components["schemas"]["EpochSeconds"];
            until: components["schemas"]["Deadline"];
            /** @description What happens at the deadline without an answer. */
            then_text: string;
        };
        /** @enum {string} */
        OrderWaitKind: "payment" | "confirmation" | "acceptance" | "review" | "cancellation" | "amendment" | "refund_decision" | "refund_payout" | "extras" | "replacement" | "owed_payment";
        /**
         * @description The one who has to act.
         * @enum {string}
         */
        OrderWaitParty: "member" | "supplier" | "operator";
        /** @enum {string} */
        OrderWithout: "customer" | "cost_centre";
        /** @description Hours beyond the plan, known at completion. */
        Overtime: {
            unit_price: components["schemas"]["Money"];
            hours: number;
            fee: components["schemas"]["Money"];
        };
        /** @description Number of the group or the purchase order. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
        OwnReference: string;
        /** @description How many records a page holds at most. */
        PageLimit: number;
        /** @description This page, the first is 1. */
        PageNumber: number;
        /** @description How many records match, on all pages. */
        PageTotal: number;
        ParseGuestsAnswer: {
            rows: components["schemas"]["ParsedGuest"][];
            /** @description Of the list as a whole, such as a room without an adult. */
            warnings: string[];
        };
        /** @description Rows "ROOM, NAME, TYPE, AGE", a numbered list or names behind "Room 2", in Chinese, English or Burmese; pasted, or as a text file that was uploaded. One of the two. */
        ParseGuestsRequest: {
            text?: string;
            file_url?: components["schemas"]["FileUrl"];
            /** @description What the rows are checked against; absent for a ride. */
            rooms?: components["schemas"]["RoomOccupancies"];
            /** @description First day of service, on which ages are counted; today where it is absent. */
            day?: components["schemas"]["LocalDate"];
        };
        ParsedGuest: {
            /** @description Line of the text it was read from. */
            line: number;
            full_name: string;
            /** @description The same name in the script of its bearer, when both were written. */
            name_local: string | null;
            room_index: components["schemas"]["RoomIndex"] | null;
            type: components["schemas"]["GuestType"] | null;
            age: components["schemas"]["ChildAge"] | null;
            birthday: components["schemas"]["Birthday"];
            /** @description What is wrong with the birth date of the row, in the language of the request; `birthday` is `null` then. */
            birthday_error: string | null;
            nationality: components["schemas"]["CountryCode"] | null;
            /** @description The passport number of the row, as it was written. It is not kept. */
            doc_no: string | null;
            phone: string | null;
            /** @description In the language of the request; empty when the row is fine. */
            warnings: string[];
        };
        Passengers: {
            adults: number;
            /** @description Full years; needed where a child seat is. */
            child_ages: components["schemas"]["ChildAge"][];
        };
        /** @description 6 to 32 characters without & < > " ' and without line breaks. */
        Password: string;
        PayBillAnswer: {
            bill: components["schemas"]["Bill"];
            /** @description `null` while a bank transfer waits to be verified, or a payment for a second person. */
            ledger_entry: components["schemas"]["LedgerEntry"] | null;
            replayed: boolean;
        };
        PayBillRequest: {
            id: components["schemas"]["BillNumber"];
            client_ref: components["schemas"]["ClientRef"];
            channel: components["schemas"]["BillPayChannel"];
            /** @description At most what is outstanding; the oldest line is paid first. */
            money: components["schemas"]["Money"];
            /** @description Needed for a bank transfer. */
            proof_files?: components["schemas"]["FileUrl"][];
            version: components["schemas"]["Version"];
        };
        PayBillsAnswer: {
            /** @description In the order asked. */
            results: components["schemas"]["BillShareResult"][];
        };
        PayBillsRequest: {
            channel: components["schemas"]["BillPayChannel"];
            /** @description Of the one transfer, which needs at least one. */
            proof_files?: components["schemas"]["FileUrl"][];
            bills: components["schemas"]["BillShare"][];
        };
        /** @enum {string} */
        PayChannel: "predeposit" | "credit";
        /** @description The right to book first and to pay later, what of it is in use, and what the accounts are after that. */
        PayLater: {
            /** @description False once the right is taken away; what is booked is still to be paid. */
            allowed: boolean;
            /** @description Still to be paid. */
            orders: number;
            /** @description What these orders will be charged in total; `null` when net prices are hidden. */
            money: components["schemas"]["Money"] | null;
            /** @description The first `pay_by`. */
            next_time: components["schemas"]["EpochSeconds"] | null;
            /** @description For how much more may be booked, which is what the credit line has left; 0 without the right, `null` when net prices are hidden. */
            available: components["schemas"]["Money"] | null;
            /** @description What is available on the pre-deposit after all of them are paid from it; may be below 0, `null` when net prices are hidden. */
            balance_after: components["schemas"]["Money"] | null;
        };
        PayLaterOffer: {
            /** @description `null` where the terms leave no time. */
            until: components["schemas"]["Deadline"] | null;
            /** @description Why not; `null` when it can be paid later. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
        };
        PayOrderAnswer: {
            order: components["schemas"]["Order"];
            /** @description True when this is the first answer to the same `client_ref` again. */
            replayed: boolean;
        };
        PayOrderLaterAnswer: {
            order: components["schemas"]["Order"];
            replayed: boolean;
        };
        PayOrderLaterRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            client_ref: components["schemas"]["ClientRef"];
        };
        PayOrderRequest: {
            id: components["schemas"]["BookingId"];
            channel: components["schemas"]["PayChannel"];
            client_ref: components["schemas"]["ClientRef"];
            version: components["schemas"]["Version"];
        };
        /** @description Where money is sent by bank. */
        Payee: {
            name: string;
            bank: string;
            account_number: string;
            /** @description `null` where the transfer stays within the country. */
            swift: string | null;
            /** @description Settlement currency of the company. */
            currency: components["schemas"]["CurrencyCode"];
            /** @description Names the company on a top-up. Who pays a bill gives the number of the bill instead. */
            reference: string;
        };
        PaymentChannel: {
            channel: components["schemas"]["PayChannel"];
            channel_text: string;
            /** @description `null` when net prices are hidden. */
            available_before: components["schemas"]["Money"] | null;
            /** @description Below 0 when the channel is short; `null` when net prices are hidden. */
            available_after: components["schemas"]["Money"] | null;
            /** @description `null` when the channel suffices, and when net prices are hidden. */
            shortfall: components["schemas"]["Money"] | null;
            allowed: boolean;
            /** @description Why it is not allowed. */
            reason_key: components["schemas"]["ReasonKey"] | null;
            reason_text: string | null;
            /** @description With credit, when the bill it falls on is due. */
            bill_due_date: components["schemas"]["LocalDate"] | null;
        };
        PaymentPreview: {
            order_version: components["schemas"]["Version"];
            /** @description What will be held now and charged at confirmation; `null` when net prices are hidden. */
            total: components["schemas"]["Money"] | null;
            pay_expire_time: components["schemas"]["EpochSeconds"] | null;
            channels: components["schemas"]["PaymentChannel"][];
            /** @description Absent where the company has no right to pay later, and once the order waits for its payment. */
            pay_later?: components["schemas"]["PayLaterOffer"];
        };
        /** @description How long an order waits for payment, counted from its booking; said before booking. */
        PaymentTime: {
            minutes: number;
            /** @description Payment ends here even if the minutes are not over, since the service can begin no later; `null` when no order of this offer comes so close to it. */
            before: components["schemas"]["Deadline"] | null;
            /** @description Until when an order of this offer may be paid later; absent where it may not. */
            pay_later?: components["schemas"]["Deadline"];
        };
        /** @description Half-open `[from, to)`; the boundary instant belongs to the later tier. Compared in UTC only. */
        PenaltyTier: {
            /** @description `null` means since booking. */
            from_local: components["schemas"]["LocalDateTime"] | null;
            /** @description `null` means without end. */
            to_local: components["schemas"]["LocalDateTime"] | null;
            from_utc: components["schemas"]["UtcDateTime"] | null;
            to_utc: components["schemas"]["UtcDateTime"] | null;
            penalty_type: components["schemas"]["PenaltyType"];
            penalty_text: string;
            /** @description Percent, nights or amount, by `penalty_type`; 0 for none, full and by_room. */
            value: components["schemas"]["Decimal"];
            /** @description Resolved penalty, with the fee of an earlier change; the only source of what is charged. */
            amount: components["schemas"]["Money"];
            /** @description Total less penalty. */
            refund: components["schemas"]["Money"];
        };
        /**
         * @description `by_room` is the sum of what each room costs by its own terms.
         * @enum {string}
         */
        PenaltyType: "none" | "fixed" | "percent" | "nights" | "full" | "by_room";
        PermissionGroup: {
            /** @description Name of the menu entry. */
            name: string;
            title: string;
            nodes: components["schemas"]["PermissionNode"][];
        };
        PermissionNode: {
            node: components["schemas"]["PermissionNodeName"];
            title: string;
            /** @description False when the member who asks does not hold it. */
            grantable: boolean;
            /** @description Nodes without which it has no effect, with theirs. `order/viewNet` among them: net prices must not be hidden either. */
            needs: components["schemas"]["PermissionNodeName"][];
            /** @description Has no effect for an account that sees its own orders alone. */
            needs_all_orders: boolean;
        };
        /** @description Node below `/user/`, such as `order/pay`. */
        PermissionNodeName: string;
        PermissionTemplate: {
            title: string;
            nodes: components["schemas"]["PermissionNodeName"][];
            data_scope: components["schemas"]["DataScope"];
        };
        PermissionTree: {
            tree: components["schemas"]["PermissionGroup"][];
            /** @description Roles to begin with. What the member who asks cannot grant is left out of them. */
            templates: components["schemas"]["PermissionTemplate"][];
        };
        /** @description E.164 with the plus sign. */
        Phone: string;
        /** @description Readable id of a city, district or landmark: `yangon`, `yangon-downtown`, `shwedagon`. */
        PlaceId: string;
        PlainText: {
            /** @description Plain lines to paste into a messenger, without prices. */
            text: string;
        };
        Preference: {
            alerts: components["schemas"]["AlertChoice"];
            /** @description One for each currency of the balance; none for members who may not see its transactions. */
            low_balance: {
                currency: components["schemas"]["CurrencyCode"];
                /** @description `null` follows the default of the company. */
                amount: components["schemas"]["EnteredDecimal"] | null;
                /** @description As a notification in the portal. */
                notice: boolean;
                /** @description By mail. */
                mail: boolean;
                /** @description Amount that holds without one of the member; `null` where the company has none. */
                company_default: components["schemas"]["Decimal"] | null;
            }[];
        };
        PreviewInvoiceRequest: {
            title_id: components["schemas"]["RecordId"];
            kind: components["schemas"]["InvoiceKind"];
            orders: components["schemas"]["InvoiceOrderEntry"][];
        };
        PreviewMarkupRuleAnswer: {
            /** @description Of all parts. */
            net: components["schemas"]["Money"];
            /** @description What the order is sold for. */
            selling: components["schemas"]["Money"];
            /** @description Selling price less net price. */
            gain: components["schemas"]["Money"];
        };
        /** @description The terms of a rule that need not be saved, and what is priced by them. */
        PreviewMarkupRuleRequest: {
            type: components["schemas"]["MarkupType"];
            value: components["schemas"]["EnteredDecimal"];
            round_to?: components["schemas"]["EnteredDecimal"] | null;
            /** @description Net price of one part, a room and night or a vehicle and day, in the settlement currency. */
            net: components["schemas"]["EnteredDecimal"];
            /** @description How many such parts the order has. */
            parts: number;
        };
        PreviewOrderAmendmentRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            changes: components["schemas"]["OrderChanges"];
            /**
             * @description As in `amendOrder`.
             * @default false
             */
            confirm_duplicate?: boolean;
        };
        PreviewOrderPaymentRequest: {
            id: components["schemas"]["BookingId"];
        };
        PreviewVoucherSettingAnswer: {
            /** @description An invented order in this dress. */
            voucher: components["schemas"]["Voucher"];
            /** @description The same as a file; a path, or a data address. */
            pdf_url: string | null;
        };
        PreviewVoucherSettingRequest: {
            setting: components["schemas"]["VoucherSetting"];
            order_type: components["schemas"]["OrderType"];
        };
        PriceLine: {
            code: string;
            /** @description In the language of the request. */
            name: string;
            quantity: number;
            unit_price: components["schemas"]["Money"];
            /** @description Quantity times unit price. */
            money: components["schemas"]["Money"];
            /** @description Net price of the line, of cars and transfers; `null` when net prices are hidden. */
            settlement_money?: components["schemas"]["Money"] | null;
        };
        /** @description Per room and night; both `null` when nothing has a price. */
        PriceRange: {
            min: components["schemas"]["Money"] | null;
            max: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        PropertyType: "hotel" | "resort" | "apartment" | "guesthouse";
        PublicQuote: {
            title: string;
            company: components["schemas"]["QuoteCompany"];
            customer_name: string;
            status: components["schemas"]["QuoteStatus"];
            status_text: string;
            expire_time: components["schemas"]["EpochSeconds"];
            currency: components["schemas"]["CurrencyCode"];
            options: components["schemas"]["PublicQuoteOption"][];
            chosen_option_ids: components["schemas"]["RecordId"][];
            /** @description Of what is offered and what is chosen; a choice names it. */
            version: components["schemas"]["Version"];
        };
        PublicQuoteOption: {
            id: components["schemas"]["RecordId"];
            product: components["schemas"]["OrderType"];
            product_text: string;
            title: string;
            subtitle: string;
            lines: string[];
            images: components["schemas"]["QuoteImages"];
            /** @description `null` for a ride. */
            hotel: components["schemas"]["QuoteHotel"] | null;
            /** @description `null` when the quote does not show it. */
            sell_price: components["schemas"]["Money"] | null;
            /** @description `null` when the quote does not show it. */
            policy: components["schemas"]["BilingualText"] | null;
            note: string;
            last_checked_time: components["schemas"]["EpochSeconds"];
            last_outcome: components["schemas"]["RateOutcome"];
            last_outcome_text: string;
            /** @description An order was made of it; it stays among what is chosen. */
            booked: boolean;
        };
        PublishQuoteAnswer: {
            /** @description `null` once revoked. */
            public_url: string | null;
            quote: components["schemas"]["Quote"];
        };
        PublishQuoteRequest: {
            id: components["schemas"]["RecordId"];
            action: components["schemas"]["QuotePublication"];
            /** @description Also sent by mail. */
            to?: components["schemas"]["Email"][];
            /** @description Of the mail and of the page that its link opens, as `lang`; that of the call if absent. */
            language?: components["schemas"]["QuoteLanguage"];
        };
        Quote: {
            id: components["schemas"]["RecordId"];
            title: string;
            customer: components["schemas"]["QuoteCustomer"];
            own_reference: components["schemas"]["OwnReference"];
            status: components["schemas"]["QuoteStatus"];
            status_text: string;
            expire_time: components["schemas"]["EpochSeconds"];
            currency: components["schemas"]["CurrencyCode"];
            show: components["schemas"]["QuoteShow"];
            options: components["schemas"]["QuoteOption"][];
            /** @description `null` until sent. */
            public_url: string | null;
            view_count: number;
            /** @description What the customer chose, in the order of the options; empty before. */
            chosen_option_ids: components["schemas"]["RecordId"][];
            /** @description The customer's words; may be empty. */
            chosen_message: string;
            operator: components["schemas"]["OrderOperator"];
            updated_time: components["schemas"]["EpochSeconds"];
            version: components["schemas"]["Version"];
        };
        QuoteCarRequest: {
            model_id: components["schemas"]["VehicleModelId"];
            rental_type: components["schemas"]["RentalType"];
            /** @description Days, half days or hours. */
            days_or_hours: number;
            /** @description Vehicles. */
            number_of_rentals: number;
            start_local: components["schemas"]["LocalDateTime"];
            pick_up: components["schemas"]["RidePlace"];
            drop_off: components["schemas"]["RidePlace"];
            passengers: components["schemas"]["Passengers"];
            driver_language: components["schemas"]["DriverLanguage"];
            industrial_zone: components["schemas"]["IndustrialZoneChoice"];
            extras?: components["schemas"]["CarExtra"][];
        };
        /** @description Who offers, as its vouchers name it; a text may be empty, but not the name. */
        QuoteCompany: {
            name: string;
            logo: components["schemas"]["ImageUrl"] | null;
            phone: string;
            email: string;
            address: string;
            website: string;
        };
        QuoteCustomer: {
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            name: string;
            /** @description Mail or phone; may be empty. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            contact: string;
        };
        /** @description Where a hotel is and what it is. */
        QuoteHotel: {
            name_local: string;
            star: components["schemas"]["Star"];
            address: string;
            address_local: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
        };
        /** @description Of the hotel or the vehicle; empty where there are none. */
        QuoteImages: components["schemas"]["ImageUrl"][];
        /** @description Opaque; names one price and its terms, places included, until it expires. */
        QuoteKey: string;
        /** @enum {string} */
        QuoteLanguage: "en" | "zh-cn";
        QuoteOption: {
            id: components["schemas"]["RecordId"];
            product: components["schemas"]["OrderType"];
            product_text: string;
            title: string;
            subtitle: string;
            /** @description Dates, room, meals or route in words. */
            lines: string[];
            images: components["schemas"]["QuoteImages"];
            sell_price: components["schemas"]["Money"];
            /** @description Never in the public quote; `null` when net prices are hidden. */
            settlement_price: components["schemas"]["Money"] | null;
            /** @description Selling less settlement price. */
            markup: components["schemas"]["Money"] | null;
            policy: components["schemas"]["BilingualText"];
            note: string;
            last_checked_time: components["schemas"]["EpochSeconds"];
            last_outcome: components["schemas"]["RateOutcome"];
            last_outcome_text: string;
            /** @description The order that was made of it. */
            booking_id: components["schemas"]["BookingId"] | null;
        };
        QuoteOptionCheck: {
            id: components["schemas"]["RecordId"];
            outcome: components["schemas"]["RateOutcome"];
            outcome_text: string;
            /** @description What it would have to be at the same mark-up; `null` when net prices are hidden. */
            sell_price: components["schemas"]["Money"] | null;
            /** @description Above 0 when it has become dearer; `null` when net prices are hidden. */
            diff: components["schemas"]["Money"] | null;
        };
        /** @description One of the two keys, or the id of an option that stays. */
        QuoteOptionEntry: {
            id?: components["schemas"]["RecordId"];
            rate_key?: components["schemas"]["RateKey"];
            quote_key?: components["schemas"]["QuoteKey"];
            sell_price: components["schemas"]["EnteredMoney"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            note?: string;
        };
        QuoteOrderCancellationAnswer: {
            quote: components["schemas"]["CancelQuote"];
            /** @description In selling prices when net prices are hidden. */
            tiers: components["schemas"]["PenaltyTier"][];
            /** @description Tier that holds now, from 0. */
            tier_index: number | null;
        };
        QuoteOrderCancellationRequest: {
            id: components["schemas"]["BookingId"];
        };
        QuoteOrderChangeAnswer: {
            outcome: components["schemas"]["ChangeQuoteOutcome"];
            /** @description `null` with `unavailable`. */
            quote: components["schemas"]["OrderChangeQuote"] | null;
            unavailable: components["schemas"]["UnavailableRoom"][];
        };
        QuoteOrderChangeRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            change: components["schemas"]["BookingChange"];
            /**
             * @description As in `amendOrder`.
             * @default false
             */
            confirm_duplicate?: boolean;
            /**
             * @description Guests of one name in one room or vehicle are different people, as in a booking.
             * @default false
             */
            different_people?: boolean;
        };
        QuotePage: {
            /** @description Last changed first. */
            list: components["schemas"]["QuoteSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @enum {string} */
        QuotePublication: "send" | "revoke";
        /** @description What the customer sees. */
        QuoteShow: {
            price: boolean;
            policy: boolean;
        };
        /** @enum {string} */
        QuoteStatus: "draft" | "sent" | "viewed" | "chosen" | "booked" | "expired" | "revoked";
        QuoteSummary: {
            id: components["schemas"]["RecordId"];
            title: string;
            customer: components["schemas"]["QuoteCustomer"];
            status: components["schemas"]["QuoteStatus"];
            status_text: string;
            currency: components["schemas"]["CurrencyCode"];
            options_count: number;
            /** @description Of its cheapest option, of whichever product; never the price of a trip. */
            lowest_price: components["schemas"]["Money"] | null;
            expire_time: components["schemas"]["EpochSeconds"];
            view_count: number;
            operator: components["schemas"]["OrderOperator"];
            updated_time: components["schemas"]["EpochSeconds"];
        };
        /** @description Opens one public quote. */
        QuoteToken: string;
        QuoteTransferRequest: {
            offer_key: components["schemas"]["OfferKey"];
            driver_language: components["schemas"]["DriverLanguage"];
            extras?: components["schemas"]["TransferExtraChoice"][];
        };
        /** @description One price for all rooms of the request. `rooms` says what each of them is; fields beside it sum up all rooms, and those of a room are those of the first one where rooms differ. Rooms of one rate may be of different types after `combineHotelRates`. */
        Rate: {
            rate_key: components["schemas"]["RateKey"];
            /** @description Stays the same when the key is renewed. */
            rate_id: components["schemas"]["RecordId"];
            /** @description Equal for the same room and meal from different sources. */
            match_key: string;
            /** @description Name of the rate; several are joined. */
            name: string;
            expires_time: components["schemas"]["EpochSeconds"];
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description Name of the room; several are joined. */
            room_type: string;
            bed_types: components["schemas"]["BedType"][];
            max_occupancy: number;
            meal_type: components["schemas"]["MealType"];
            /** @description The meals in words. */
            meal_text: string;
            rooms: components["schemas"]["RateRoom"][];
            outcome: components["schemas"]["RateAvailability"];
            /** @description Rooms left; `null` when not stated. */
            allotment_left: number | null;
            /** @description Average per room and night. */
            price_per_night: components["schemas"]["Money"];
            /** @description Whole stay, all rooms; what the guest is shown. */
            total_price: components["schemas"]["Money"];
            /** @description What the account is charged; `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
            nightly: components["schemas"]["NightlyPrice"][];
            charges: components["schemas"]["Charge"][];
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            refundability_now: components["schemas"]["RefundabilityNow"];
            /** @description Those that the reader's company and account may use; a visitor reads all. */
            pay_channels: components["schemas"]["PayChannel"][];
            payment_time: components["schemas"]["PaymentTime"];
            /** @description Must be read before booking and stand on the voucher. */
            remarks: string[];
            nationality_rule: components["schemas"]["NationalityRule"] | null;
            promotions: string[];
        };
        /** @enum {string} */
        RateAvailability: "available" | "on_request";
        RateDifference: {
            field: components["schemas"]["RateField"];
            field_text: string;
            /** @description In words. */
            before: string;
            /** @description In words. */
            after: string;
            /** @description Set when the field is a price. */
            before_money: components["schemas"]["Money"] | null;
            after_money: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        RateField: "price" | "settlement_price" | "policy" | "meal" | "bed" | "room" | "remarks" | "charges";
        /** @description Opaque; names one price and its terms until it expires. */
        RateKey: string;
        /** @description Name of the rate at which this room is sold. */
        RateName: string;
        /** @enum {string} */
        RateOutcome: "available" | "price_changed" | "terms_changed" | "sold_out" | "on_request";
        /** @description One room of a rate; the first room is number 1. */
        RateRoom: {
            room_index: components["schemas"]["RoomIndex"];
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description Name of the room. */
            room_type: string;
            rate_name: components["schemas"]["RateName"];
            bed_types: components["schemas"]["BedType"][];
            bed_promise: components["schemas"]["BedPromise"];
            adults: number;
            /** @description Infants included. */
            child_ages: number[];
            infants: components["schemas"]["Infants"];
            extra_beds: components["schemas"]["ExtraBeds"];
            meal_type: components["schemas"]["MealType"];
            /** @description The meals in words. */
            meal_text: string;
            meal_count: components["schemas"]["MealCount"];
            /** @description This room, whole stay; all rooms sum to the total. */
            total_price: components["schemas"]["Money"];
            cancellation_policy: components["schemas"]["RoomPolicy"];
        };
        ReadNotificationsAnswer: {
            /** @description Left over. */
            unread: number;
        };
        /** @description One of the two. */
        ReadNotificationsRequest: {
            ids?: components["schemas"]["RecordId"][];
            all?: boolean;
        };
        ReadingRecord: {
            /** @description Of the article. */
            id: components["schemas"]["CmsId"];
            title: string;
            title_style: components["schemas"]["TitleStyle"];
            description: string;
            images: components["schemas"]["ImageUrl"][];
            channel_id: components["schemas"]["CmsId"];
            /** @description Of the channel. */
            name: string;
            cmsTags: components["schemas"]["CmsTagNames"];
            views: number;
            /** @description In words. */
            publish_time: string;
            /** @description When it was read, liked or collected. */
            create_time: components["schemas"]["EpochSeconds"];
        };
        ReadingRecordPage: {
            list: components["schemas"]["ReadingRecord"][];
            total: components["schemas"]["PageTotal"];
        };
        /** @enum {string} */
        ReadingRecordType: "view" | "like" | "collect";
        /**
         * @description Why an action or a payment channel is not available.
         * @enum {string}
         */
        ReasonKey: "WRONG_STATUS" | "NO_PERMISSION" | "NON_REFUNDABLE" | "SERVICE_STARTED" | "PAY_TIME_OVER" | "OFFER_EXPIRED" | "APPROVAL_NEEDED" | "APPROVAL_LIMIT" | "CHANNEL_NOT_ALLOWED" | "BALANCE_SHORT" | "CREDIT_SHORT" | "CREDIT_OVERDUE" | "SUBACCOUNT_LIMIT" | "TOO_EARLY" | "VOUCHER_NOT_READY" | "INVOICE_OPEN" | "REFUND_OPEN" | "NOTHING_TO_REFUND" | "UNDER_REVIEW" | "CHANGE_OPEN" | "NOTHING_TO_PAY" | "POINTS_SHORT" | "APPROVER_LIMITED" | "APPROVER_INVOLVED" | "ASKER_MAY_NOT_PAY" | "REMINDED" | "APPROVER_REMINDED" | "FEE_TOO_SOON" | "PAYMENT_OWED" | "REPLACEMENT_OPEN" | "REPLACEMENT_OVER" | "HIDDEN_ORDERS" | "CHANGE_ASKED" | "CHANGE_APPROVED" | "CHANGE_UNAPPROVED" | "NOTHING_TO_ACCEPT";
        RebookOrderAnswer: {
            draft: components["schemas"]["Draft"];
        };
        /** @description Makes a draft with the same selection at a fresh price. */
        RebookOrderRequest: {
            id: components["schemas"]["BookingId"];
            check_in?: components["schemas"]["LocalDate"];
            check_out?: components["schemas"]["LocalDate"];
        };
        RecheckQuoteAnswer: {
            options: components["schemas"]["QuoteOptionCheck"][];
        };
        RecheckQuoteRequest: {
            id: components["schemas"]["RecordId"];
        };
        /** @enum {string} */
        ReconfirmStatus: "none" | "requested" | "received" | "mismatch";
        /** @description Opaque id of a record; letters, digits, dash and underscore. */
        RecordId: string;
        RefreshTokenAnswer: {
            /** @constant */
            type: "user-refresh";
            /** @description New access token; the old one is dead from now on. */
            token: string;
        };
        RefreshTokenRequest: {
            refreshToken: string;
        };
        Refund: {
            refund_id: components["schemas"]["RecordId"];
            type: components["schemas"]["RefundType"];
            type_text: string;
            /** @description `null` when nobody asked for it. */
            ground: components["schemas"]["RefundGround"] | null;
            ground_text: string | null;
            /** @description `null` without the permission to see net prices. */
            requested: components["schemas"]["Money"] | null;
            /** @description `null` until it is decided, and without the permission to see net prices. */
            approved: components["schemas"]["Money"] | null;
            /** @description The account that gets most of it: as things stand until it is paid out, then as it was. */
            refund_to: components["schemas"]["PayChannel"];
            status: components["schemas"]["RefundStatus"];
            status_text: string;
            reason: string;
            files: string[];
            apply_time: components["schemas"]["EpochSeconds"];
            refund_time: components["schemas"]["EpochSeconds"] | null;
            ledger_entry_id: components["schemas"]["RecordId"] | null;
        };
        /**
         * @description What money is asked back for. Staff give small sums as goodwill; for all else that the terms keep they ask the supplier, who may give up its fee.
         * @enum {string}
         */
        RefundGround: "early_departure" | "no_show" | "not_as_booked" | "goodwill";
        RefundOrderAnswer: {
            refund: components["schemas"]["Refund"];
            order: components["schemas"]["Order"];
        };
        /** @description Asks for money back; the status of the order does not change. */
        RefundOrderRequest: {
            id: components["schemas"]["BookingId"];
            /** @description One of `refund_grounds` of the order. */
            ground: components["schemas"]["RefundGround"];
            /** @description At most `refundable_money` of the order. */
            money: components["schemas"]["Money"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. Not blank. */
            reason: string;
            files?: components["schemas"]["FileUrl"][];
            version: components["schemas"]["Version"];
        };
        /** @description What of a refund goes to one account. What a credit order still owes is taken off the credit in use; what a bill has already repaid goes to the pre-deposit. */
        RefundShare: {
            refund_to: components["schemas"]["PayChannel"];
            refund_to_text: string;
            /** @description `null` without the permission to see net prices. */
            money: components["schemas"]["Money"] | null;
        };
        /** @enum {string} */
        RefundStatus: "none" | "requested" | "approved" | "processing" | "partially_refunded" | "refunded" | "refused" | "withdrawn";
        /** @enum {string} */
        RefundType: "cancellation" | "after_sales" | "price_difference" | "rejected";
        /** @enum {string} */
        RefundabilityNow: "free" | "partial" | "non_refundable";
        /** @description A sentence for people in the language of `think-lang`. */
        RefusalMessage: string;
        /** @description Also signs the new member in. */
        RegistrationForm: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            tab: "register";
            registerType: components["schemas"]["VerificationType"];
            username: components["schemas"]["Account"];
            password: components["schemas"]["Password"];
            /** @description Needed with `registerType` email. */
            email?: components["schemas"]["Email"];
            /** @description Absent means 86. */
            area_num?: components["schemas"]["AreaNumber"];
            /** @description Needed with `registerType` mobile. */
            mobile?: components["schemas"]["MobileNumber"];
            /** @description The code sent for `user_register`. */
            captcha: components["schemas"]["VerificationCode"];
            /** @description Must be true; else AGREEMENT_NEEDED. */
            agreement: boolean;
        };
        RemindApproverAnswer: {
            approval: components["schemas"]["Approval"];
        };
        RemindApproverRequest: {
            id: components["schemas"]["RecordId"];
        };
        RemindSupplierAnswer: {
            order: components["schemas"]["Order"];
        };
        RemindSupplierRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
        };
        RemoveDraftsRequest: {
            ids: components["schemas"]["RecordId"][];
        };
        RemoveInvoiceTitlesRequest: {
            ids: components["schemas"]["RecordId"][];
        };
        RemoveOrderViewRequest: {
            id: components["schemas"]["RecordId"];
        };
        RemoveTripRequest: {
            id: components["schemas"]["RecordId"];
            version: components["schemas"]["Version"];
        };
        /** @description The whole rental as it shall be. */
        RentalChange: {
            hire: components["schemas"]["QuoteCarRequest"];
            guests: components["schemas"]["TravellerEntry"][];
            itinerary: components["schemas"]["ItineraryStop"][];
        };
        /** @enum {string} */
        RentalType: "day" | "half_day" | "hour";
        ReplaceOrderAnswer: {
            outcome: components["schemas"]["ReplaceOutcome"];
            /** @description The second order; the first one with `changed`. */
            order: components["schemas"]["Order"];
            /** @description The answer to an earlier call with the same `client_ref`. */
            replayed: boolean;
        };
        ReplaceOrderRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
            /** @description `total_price` of the saving that was shown. */
            accepted_total: components["schemas"]["Money"];
            client_ref: components["schemas"]["ClientRef"];
        };
        /** @enum {string} */
        ReplaceOutcome: "booked" | "changed";
        ReplaceTopUpProofRequest: {
            id: components["schemas"]["RecordId"];
            proof_files: components["schemas"]["FileUrl"][];
        };
        RequestApprovalAnswer: {
            approval: components["schemas"]["Approval"];
        };
        RequestApprovalRequest: {
            order_id: components["schemas"]["BookingId"];
            /** @description Of `quoteOrderChange`: asks for approval of this change of a confirmed order. Its price then holds for 2 hours, or until cancelling costs more. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            note?: string;
        };
        RequestGroupAnswer: {
            group: components["schemas"]["GroupRequest"];
            replayed: boolean;
        };
        RequestGroupRequest: {
            client_ref: components["schemas"]["ClientRef"];
            title: components["schemas"]["GroupTitle"];
            hotel_id: components["schemas"]["HotelId"];
            check_in: components["schemas"]["LocalDate"];
            /** @description At most 30 nights later. */
            check_out: components["schemas"]["LocalDate"];
            /** @description Of the guests. */
            nationality: components["schemas"]["CountryCode"];
            /** @description Ten to ninety rooms together. */
            rooms: components["schemas"]["GroupRoomEntry"][];
            /** @description Passed on to the hotel. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            wishes?: string;
            /** @description Selling price of the whole stay, in the currency of the company. */
            budget?: components["schemas"]["EnteredMoney"];
            contact: components["schemas"]["Contact"];
            /** @description Of the orders that its parts become. */
            allocation?: components["schemas"]["OrderAllocationEntry"];
            /** @description The trip that the orders of the parts join. Without one, and where it is gone or not the caller's to change, the first order begins a trip with the name of the group. */
            trip_id?: components["schemas"]["RecordId"];
            /** @description By when the answer is wanted; four hours from now at the earliest, and before the day of check-in. */
            answer_by: components["schemas"]["EpochSeconds"];
        };
        /**
         * @description What the supplier wants to know before it accepts a booking.
         * @enum {string}
         */
        RequiredBookingField: "flight_number" | "guest_phone" | "child_ages" | "name_board_text";
        ResetSubAccountPasswordRequest: {
            id: components["schemas"]["MemberId"];
            password: components["schemas"]["Password"];
        };
        RetrievePasswordRequest: {
            type: components["schemas"]["VerificationType"];
            /** @description The bound e-mail address or mobile number. */
            account: string;
            captcha: components["schemas"]["VerificationCode"];
            /** @description The new one. */
            password: components["schemas"]["Password"];
        };
        ReverseInvoiceAnswer: {
            reversal: components["schemas"]["InvoiceReversal"];
            application: components["schemas"]["InvoiceApplication"];
        };
        ReverseInvoiceRequest: {
            id: components["schemas"]["RecordId"];
            /** @description At most what is reversible. */
            amount: components["schemas"]["Decimal"];
            /** @description Whose line is reversed; without it the lines are reversed from the first on. */
            booking_id?: components["schemas"]["BookingId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. Not blank. */
            reason: string;
        };
        /** @description 0 to 10; `null` without reviews. */
        ReviewScore: number | null;
        /** @description Where somebody is picked up or set down. */
        RidePlace: {
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            name: string;
            /** @description May be empty where the name says it all. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            address: string;
            lat: components["schemas"]["Latitude"] | null;
            lng: components["schemas"]["Longitude"] | null;
            /** @description Of a suggestion; `null` for a typed place. */
            place_id: components["schemas"]["DestinationId"] | null;
        };
        RoomChange: {
            /** @description Number of the booked room that becomes this one; `null` for a further room. */
            booked_as: components["schemas"]["RoomIndex"] | null;
            /** @description `rate_id` of a room of the order, or of a rate of its hotel. */
            rate_id: components["schemas"]["RecordId"];
            /** @description A bed that the room has; without it the bed that is booked, or the first where the room lacks that. */
            bed_type?: components["schemas"]["BedType"];
        };
        /** @description The first room is 1. */
        RoomIndex: number;
        RoomNumberEntry: {
            room_index: components["schemas"]["RoomIndex"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            room_number: string;
        };
        /** @description One entry per room; the first room is number 1. */
        RoomOccupancies: components["schemas"]["RoomOccupancy"][];
        /** @description Who sleeps in one room. */
        RoomOccupancy: {
            adults: number;
            /** @description Age of each child in full years on the day of check-in. */
            child_ages: number[];
        };
        /** @description Terms of this room alone where rooms have different ones; `null` where those of all rooms hold. Fees of the rooms sum to that of all. */
        RoomPolicy: components["schemas"]["CancellationPolicy"] | null;
        RoomType: {
            id: components["schemas"]["RoomTypeId"];
            name: string;
            name_local: string;
            /** @description Square metres. */
            area_sqm: number | null;
            /** @description Adults and children together; infants are not counted. */
            max_occupancy: number;
            /** @description Adults, and children from 12, who sleep and pay as adults. */
            max_adults: number;
            /** @description Infants that may sleep in the room beside the others. */
            max_cots: number;
            bed_types: components["schemas"]["BedType"][];
            images: components["schemas"]["ImageUrl"][];
            /** @description In the language of the request. */
            amenities: string[];
        };
        RoomTypeId: string;
        RoomTypeRates: {
            room_type: components["schemas"]["RoomType"];
            /** @description Cheapest first; empty when the room is sold out. */
            rates: components["schemas"]["Rate"][];
        };
        RoomWish: {
            room_index: components["schemas"]["RoomIndex"];
            /** @description One of the `bed_types` of this room of the rate. */
            bed_type?: components["schemas"]["BedType"];
            cots?: components["schemas"]["Cots"];
        };
        SaveAccessSettingRequest: {
            setting: components["schemas"]["AccessSetting"];
        };
        /** @description E-mail and mobile are changed by `changeAccountBinding`, the account name never. */
        SaveAccountProfileRequest: {
            avatar?: string;
            /** @description The own account name, unchanged. The ancestors refuse a profile without it; here it is not read. */
            username?: components["schemas"]["Account"];
            nickname: components["schemas"]["Nickname"];
            gender: components["schemas"]["Gender"];
            birthday?: components["schemas"]["LocalDate"] | null;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            motto?: string;
        };
        SaveAllocationSettingAnswer: {
            setting: components["schemas"]["AllocationSetting"];
        };
        SaveAllocationSettingRequest: {
            setting: components["schemas"]["AllocationSetting"];
        };
        /** @description A new or changed article waits for review. */
        SaveContributionRequest: {
            id?: components["schemas"]["ContributionId"];
            channel_id: components["schemas"]["CmsId"];
            channel_ids?: components["schemas"]["CmsId"][];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            title: string;
            title_style?: components["schemas"]["TitleStyle"];
            flag?: components["schemas"]["ArticleFlag"][];
            images?: string[];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            seotitle?: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            keywords?: string;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            description?: string;
            tags?: string[];
            price?: number;
            currency?: components["schemas"]["ContentCurrency"];
            /** @description An empty paragraph counts as empty. */
            content: string;
            /** @description What the channel's content model adds, by name of the field. */
            model_fields?: {
                [key: string]: string;
            };
        };
        SaveDraftAnswer: {
            draft: components["schemas"]["Draft"];
        };
        /** @description Without `id` a new one. */
        SaveDraftRequest: {
            id?: components["schemas"]["RecordId"];
            product: components["schemas"]["OrderType"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            title?: string;
            search: components["schemas"]["DraftContent"];
            selection: components["schemas"]["DraftContent"];
            form: components["schemas"]["DraftContent"];
            step: components["schemas"]["BookingStep"];
            /** @description Who may take it over, each once; it replaces what was said before. Heeded of its owner alone. */
            shared_with?: components["schemas"]["MemberId"][];
            /** @description Needed with `id`; a stale one is refused with VERSION_CONFLICT. */
            version?: components["schemas"]["Version"];
        };
        SaveGuestAnswer: {
            guest: components["schemas"]["SavedGuest"];
        };
        /** @description Without `id` a new one. */
        SaveGuestRequest: {
            id?: components["schemas"]["RecordId"];
            full_name: components["schemas"]["GuestName"];
            name_local?: components["schemas"]["LocalName"];
            gender?: components["schemas"]["Gender"];
            birthday?: components["schemas"]["LocalDate"] | null;
            nationality?: components["schemas"]["CountryCode"];
            doc_type?: components["schemas"]["DocumentType"];
            /** @description Written only; absent leaves the stored one. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            doc_no?: string;
            phone?: components["schemas"]["Phone"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            notes?: string;
        };
        SaveInvoiceTitleAnswer: {
            title: components["schemas"]["InvoiceTitle"];
        };
        /** @description Without `id` a new one. */
        SaveInvoiceTitleRequest: {
            id?: components["schemas"]["RecordId"];
            title_type: components["schemas"]["TitleType"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            title: string;
            /** @description Needed for an enterprise. Of a person the ID number, which may be left out. */
            tax_no?: components["schemas"]["TaxNumber"] | null;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            address?: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            phone?: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            bank?: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            account_no?: string;
            email?: components["schemas"]["Email"];
            /** @default false */
            is_default?: boolean;
        };
        SaveMarkupRuleAnswer: {
            /** @description `null` when it was removed. */
            rule: components["schemas"]["MarkupRule"] | null;
        };
        /** @description With `remove` true only the id is read; without `id` a new one. */
        SaveMarkupRuleRequest: {
            id?: components["schemas"]["RecordId"];
            /** @default false */
            remove?: boolean;
            scope?: components["schemas"]["MarkupScope"];
            target_id?: string;
            type?: components["schemas"]["MarkupType"];
            value?: components["schemas"]["EnteredDecimal"];
            round_to?: components["schemas"]["EnteredDecimal"] | null;
            priority?: number;
            valid_from?: components["schemas"]["LocalDate"] | null;
            valid_to?: components["schemas"]["LocalDate"] | null;
            /** @description Needed with `id`; a stale one is refused with VERSION_CONFLICT. */
            version?: components["schemas"]["Version"];
        };
        SaveOrderAllocationAnswer: {
            order: components["schemas"]["Order"];
        };
        /** @description What is left out stays as it is. */
        SaveOrderAllocationRequest: {
            id: components["schemas"]["BookingId"];
            allocation: {
                own_reference?: components["schemas"]["OwnReference"];
                customer?: components["schemas"]["OrderCustomer"];
                cost_centre?: components["schemas"]["CostCentre"];
            };
            version: components["schemas"]["Version"];
        };
        SaveOrderRemarkAnswer: {
            order: components["schemas"]["Order"];
        };
        /** @description What is left out stays as it is. */
        SaveOrderRemarkRequest: {
            id: components["schemas"]["BookingId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            internal_remark?: string;
            add_tags?: components["schemas"]["OrderTagsGiven"];
            remove_tags?: components["schemas"]["OrderTagsGiven"];
        };
        SaveOrderViewAnswer: {
            view: components["schemas"]["OrderView"];
        };
        /** @description Without `id` a new one; a member has at most 20 for each product. */
        SaveOrderViewRequest: {
            id?: components["schemas"]["RecordId"];
            order_type: components["schemas"]["OrderListName"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            name: string;
            filters: components["schemas"]["OrderViewFilter"];
            sort: components["schemas"]["OrderSort"];
            order: components["schemas"]["SortDirection"];
            columns: components["schemas"]["OrderViewColumns"];
            /** @description Takes the place of the default so far. */
            is_default: boolean;
        };
        /** @description What is left out stays as it is. */
        SavePreferenceRequest: {
            alerts?: components["schemas"]["AlertChoice"];
            /** @description Of the currencies that are named. */
            low_balance?: {
                currency: components["schemas"]["CurrencyCode"];
                /** @description `null` follows the default of the company. */
                amount: components["schemas"]["EnteredDecimal"] | null;
                /** @description As a notification in the portal. */
                notice: boolean;
                /** @description By mail. */
                mail: boolean;
            }[];
        };
        SaveQuoteAnswer: {
            quote: components["schemas"]["Quote"];
        };
        /** @description Without `id` a new one. */
        SaveQuoteRequest: {
            id?: components["schemas"]["RecordId"];
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            title: string;
            customer: components["schemas"]["QuoteCustomer"];
            own_reference?: components["schemas"]["OwnReference"];
            expire_time: components["schemas"]["EpochSeconds"];
            show: components["schemas"]["QuoteShow"];
            /** @description All that it holds from now on. One that is added stands on the customer's page at once. */
            options: components["schemas"]["QuoteOptionEntry"][];
            /** @description Needed with `id`; a stale one is refused with VERSION_CONFLICT. */
            version?: components["schemas"]["Version"];
        };
        SaveSecondPersonRuleRequest: {
            bill_over: components["schemas"]["Money"] | null;
        };
        SaveSubAccountAnswer: {
            sub_account: components["schemas"]["SubAccount"];
        };
        /** @description Without `id` a new one; nobody grants more than what is held. Limits that are left out are none; for a member to whom net prices are hidden they stay as they are, of a new account as the own. */
        SaveSubAccountRequest: {
            id?: components["schemas"]["MemberId"];
            /** @description Needed for a new one, fixed afterwards. */
            username?: components["schemas"]["Account"];
            /** @description Needed for a new one; later `resetSubAccountPassword`. */
            password?: components["schemas"]["Password"];
            nickname: components["schemas"]["Nickname"];
            email?: components["schemas"]["Email"] | null;
            area_num?: components["schemas"]["AreaNumber"];
            mobile?: components["schemas"]["MobileNumber"] | null;
            nodes: components["schemas"]["PermissionNodeName"][];
            data_scope: components["schemas"]["DataScope"];
            products: components["schemas"]["OrderType"][];
            channels: components["schemas"]["PayChannel"][];
            limit_per_order?: components["schemas"]["EnteredMoney"] | null;
            limit_per_month?: components["schemas"]["EnteredMoney"] | null;
            approval_over?: components["schemas"]["EnteredMoney"] | null;
            /** @default false */
            hide_net_price?: boolean;
            /** @description Needed with `id`; a stale one is refused with VERSION_CONFLICT. */
            version?: components["schemas"]["Version"];
        };
        /** @description Without `id` a new one. */
        SaveTripRequest: {
            id?: components["schemas"]["RecordId"];
            title: components["schemas"]["TripTitle"];
            /** @description What is left out stays, or is empty in a new one. The orders keep their own. */
            allocation?: {
                own_reference?: components["schemas"]["OwnReference"];
                customer?: components["schemas"]["OrderCustomer"];
                cost_centre?: components["schemas"]["CostCentre"];
            };
            /** @description Of a new trip: what it begins with. VALIDATION where one has another trip, or with `id`. */
            order_ids?: components["schemas"]["TripOrderIds"];
            /** @description Of a new trip: the customer quote whose orders it begins with, and whose customer and reference it takes where `allocation` gives none. VALIDATION where they have a trip already, where it has none, or with `id`. */
            quote_id?: components["schemas"]["RecordId"];
            /** @description Needed with `id`; a stale one is refused with VERSION_CONFLICT. */
            version?: components["schemas"]["Version"];
        };
        SaveVoucherSettingAnswer: {
            setting: components["schemas"]["VoucherSetting"];
        };
        SaveVoucherSettingRequest: {
            setting: components["schemas"]["VoucherSetting"];
        };
        SavedGuest: {
            id: components["schemas"]["RecordId"];
            /** @description The name that was entered, in its usual width. */
            full_name: string;
            name_local: string | null;
            gender: components["schemas"]["Gender"];
            gender_text: string;
            birthday: components["schemas"]["LocalDate"] | null;
            nationality: components["schemas"]["CountryCode"] | null;
            doc_type: components["schemas"]["DocumentType"] | null;
            doc_type_text: string | null;
            /** @description All but the last four characters are hidden; the full number is never sent. */
            doc_no_masked: string | null;
            phone: components["schemas"]["Phone"] | null;
            /** @description May be empty. */
            notes: string;
            updated_time: components["schemas"]["EpochSeconds"];
        };
        SavedGuestPage: {
            list: components["schemas"]["SavedGuest"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @description The whole search is one call; filter, sort and page come along. */
        SearchCarsRequest: {
            pick_up: components["schemas"]["RidePlace"];
            drop_off: components["schemas"]["RidePlace"];
            /** @description City to hire in; absent means that of the pick-up. */
            location?: components["schemas"]["PlaceId"];
            /** @description Pick-up in the time of the place. */
            start_local: components["schemas"]["LocalDateTime"];
            /** @description Drop-off in the time of the place; later than the pick-up. */
            end_local: components["schemas"]["LocalDateTime"];
            passengers: components["schemas"]["Passengers"];
            filter?: components["schemas"]["CarFilter"];
            /** @default default */
            sort?: components["schemas"]["CarSort"];
            /** @description Absent means the natural one: price rises, everything else falls. */
            order?: components["schemas"]["SortDirection"];
            /** @default 1 */
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            limit?: components["schemas"]["PageLimit"];
        };
        SearchHistoryEntry: {
            id: components["schemas"]["RecordId"];
            product: components["schemas"]["OrderType"];
            /** @description Destination and dates, or kind of ride, airport and time, in words. */
            title: string;
            /** @description Rooms and guests, or place and passengers, in words. */
            subtitle: string;
            /** @description Address in the portal that repeats the search. */
            path: string;
            time: components["schemas"]["EpochSeconds"];
        };
        SearchHistoryList: {
            /** @description Newest first, each search once. */
            list: components["schemas"]["SearchHistoryEntry"][];
        };
        SearchHotelsAnswer: {
            search_id: components["schemas"]["SearchId"];
            state: components["schemas"]["SearchState"];
            progress: components["schemas"]["SearchProgress"];
            expires_time: components["schemas"]["EpochSeconds"];
            total: components["schemas"]["PageTotal"];
            facets: components["schemas"]["HotelFacets"];
            /** @description What is known at once, in default order; may be empty while running. */
            first_page: components["schemas"]["HotelOffer"][];
        };
        /** @description At most 30 nights; check-in not before today at the destination. */
        SearchHotelsRequest: {
            destination: components["schemas"]["Destination"];
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            rooms: components["schemas"]["RoomOccupancies"];
            /** @description Of the guests; it moves prices and rules. */
            nationality: components["schemas"]["CountryCode"];
            /** @description False for a search that nobody typed, such as for hotels around one; it joins no search history. */
            remember?: boolean;
        };
        /** @description Names one search of one member for as long as `expires_time` says. */
        SearchId: string;
        /** @description Percent of the sources that have answered. */
        SearchProgress: number;
        /** @enum {string} */
        SearchState: "running" | "done";
        SearchTransfersRequest: {
            transfer_type: components["schemas"]["TransferType"];
            /** @description Where the flight arrives or leaves. */
            airport: components["schemas"]["Iata"];
            /** @description Some offers need it at booking. */
            flight_number?: components["schemas"]["FlightNumber"];
            /** @description Destination of a pick-up, departure of a drop-off. */
            place: components["schemas"]["RidePlace"];
            /** @description Arriving or departing date and time of the flight. */
            flight_local?: components["schemas"]["LocalDateTime"];
            flight_time_known?: components["schemas"]["FlightTimeKnown"];
            /** @description Transfer date and time; absent means the suggested one. */
            service_local?: components["schemas"]["LocalDateTime"];
            passengers: components["schemas"]["Passengers"];
            luggage: number;
            /** @description Keeps offers with such a driver. */
            driver_language?: components["schemas"]["DriverLanguage"];
            /** @default default */
            sort?: components["schemas"]["TransferSort"];
            /** @default 1 */
            page?: components["schemas"]["PageNumber"];
            /** @default 20 */
            limit?: components["schemas"]["PageLimit"];
        };
        SecondFactor: {
            /** @description Whether signing in asks for a code. */
            active: boolean;
            recovery_codes_left: number;
        };
        /** @enum {string} */
        SecondFactorChange: "begin" | "confirm" | "renew" | "stop";
        /** @description Six digits of the authenticator app, or a recovery code `XXXXX-XXXXX`, in place of the app and once. */
        SecondFactorCode: string;
        /** @description The second step of signing in. */
        SecondFactorForm: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            tab: "second_factor";
            challenge: components["schemas"]["SignInChallenge"];
            code: components["schemas"]["SecondFactorCode"];
        };
        /** @description Shared with the authenticator app, in Base32; six digits every 30 s by HMAC-SHA-1. */
        SecondFactorSecret: string;
        /** @description What the second step of signing in needs. */
        SecondFactorStep: {
            challenge: components["schemas"]["SignInChallenge"];
            /** @description Where the company requires a second factor and the member has none yet; the code confirms it. */
            secret: components["schemas"]["SecondFactorSecret"] | null;
        };
        SecondPersonRuleAnswer: {
            /** @description Paying more than this from the balance takes a second person. A part of a bill is asked for when the whole bill is over it; what was paid on the same day without one counts with its amount. `null`: nothing does. */
            bill_over: components["schemas"]["Money"] | null;
            /** @description Whether the reader owns the company. */
            may_save: boolean;
        };
        SendCaptchaCodeRequest: {
            captchaId: components["schemas"]["CaptchaId"];
            purpose: components["schemas"]["CaptchaPurpose"];
            type: components["schemas"]["VerificationType"];
            /** @description With `sign_in` the account, e-mail or mobile number that signs in; else the e-mail address or mobile number that the call after the captcha names. */
            account: string;
            /** @description Of a mobile number in `account`; absent means 86. */
            area_num?: components["schemas"]["AreaNumber"];
        };
        SendEmailCodeRequest: {
            email: components["schemas"]["Email"];
            event: components["schemas"]["EmailEvent"];
            captchaId: components["schemas"]["CaptchaId"];
            captchaInfo: components["schemas"]["CaptchaInfo"];
            /** @description Needed with `user_email_verify`. */
            password?: components["schemas"]["Password"];
        };
        SendSmsCodeRequest: {
            mobile: components["schemas"]["MobileNumber"];
            /** @description Absent means 86, for `user_mobile_verify` and `user_retrieve_pwd` the area of the account's own number. */
            area_num?: components["schemas"]["AreaNumber"];
            template_code: components["schemas"]["SmsTemplate"];
            captchaId: components["schemas"]["CaptchaId"];
            captchaInfo: components["schemas"]["CaptchaInfo"];
            /** @description Needed with `user_mobile_verify`. */
            password?: components["schemas"]["Password"];
        };
        SendVoucherRequest: {
            id: components["schemas"]["BookingId"];
            to: components["schemas"]["Email"][];
            language?: components["schemas"]["VoucherLanguage"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            message?: string;
        };
        SentCode: {
            /** @description Seconds until the next code may be sent. */
            retry_after: number;
        };
        /** @description The call needs a member and its token has expired. Every operation with NEED_LOGIN answers this too. The portal signs out and goes to the login page. */
        SessionExpiredRefusal: {
            /** @constant */
            code: 409;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: components["schemas"]["EmptyList"];
        };
        /** @enum {string} */
        SettlementStatus: "none" | "unsettled" | "billing" | "partially_settled" | "settled" | "disputed";
        SignInAnswer: {
            userInfo: components["schemas"]["UserInfo"];
            /** @description Where to go when the login page was not given one. */
            routePath: string;
            /** @description Ten after the second factor was set up while signing in; never shown again. */
            recovery_codes?: components["schemas"]["SecondFactorCode"][];
        };
        /** @description Stands for account and password of a sign-in, for ten minutes and five wrong codes. */
        SignInChallenge: string;
        SignInForm: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            tab: "login";
            /** @description Account, e-mail or mobile number. */
            username: string;
            password: components["schemas"]["Password"];
            /** @description Needed while `userLoginCaptchaSwitch` is true. */
            captchaId?: components["schemas"]["CaptchaId"];
            captchaInfo?: components["schemas"]["CaptchaInfo"];
            /** @description True also issues a refresh token. */
            keep: boolean;
        };
        SignInOptions: {
            /** @description Whether signing in needs a solved click captcha. */
            userLoginCaptchaSwitch: boolean;
            /** @description Ways to send a code; empty hides the password retrieval. */
            accountVerificationType: components["schemas"]["VerificationType"][];
        };
        SignInRequest: components["schemas"]["SignInForm"] | components["schemas"]["RegistrationForm"] | components["schemas"]["SecondFactorForm"];
        SignOutRequest: {
            /** @description Empty when none was issued. */
            refresh_token?: string;
            /** @description The same token by the name that the ancestors read. */
            refreshToken?: string;
        };
        Site: {
            /** @description Name of the portal in the language of the request. */
            siteName: string;
            /** @description Short line under the name; may be empty. */
            siteTag: string;
            /** @description Address of the logo; empty shows the name alone. */
            siteLogo: string;
            /** @description Version of the backend. */
            version: string;
            /** @description Base of images and assets, no slash at the end; empty means the host itself. */
            cdnUrl: string;
            /** @description Base of the calls, no slash at the end; empty means the host itself. */
            apiUrl: string;
            /** @description Currency shown to visitors. */
            currency: components["schemas"]["CurrencyCode"];
            upload: components["schemas"]["UploadSettings"];
            /** @description Hosts that may be embedded beside those of iframe menu entries. */
            iframe_hosts: string[];
            /** @description Zones of the places that are sold. Before a place is chosen, the earliest today among them is the first day that can be searched. Assumed here; a client without it takes the earliest today on earth. */
            service_zones?: components["schemas"]["TimeZone"][];
        };
        /**
         * @description What the code is for.
         * @enum {string}
         */
        SmsTemplate: "user_register" | "user_change_mobile" | "user_retrieve_pwd" | "user_mobile_verify";
        SoldOutRoomType: {
            room_type_id: components["schemas"]["RoomTypeId"];
            /** @description Name of the room. */
            room_type: string;
            /** @description The rooms that ask for it. */
            room_indexes: components["schemas"]["RoomIndex"][];
            rooms_left: number;
        };
        /** @enum {string} */
        SortDirection: "asc" | "desc";
        /** @description Passed on to the hotel; never guaranteed. Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
        SpecialRequests: string;
        /** @description Orders by the day on which they were booked, in the clock of the company and in its settlement currency. Amounts are of those that stand: not expired, rejected or cancelled. */
        Spending: {
            range: components["schemas"]["SpendingRange"];
            date_from: components["schemas"]["LocalDate"];
            /** @description Today. */
            date_to: components["schemas"]["LocalDate"];
            total: components["schemas"]["SpendingSum"];
            /** @description Every product line, also one that nothing was booked of. */
            products: components["schemas"]["SpendingProduct"][];
            /** @description Spans of five days, of 90 days ten days each; the oldest first, without gaps. */
            periods: components["schemas"]["SpendingPeriod"][];
            /** @description The dearest first. */
            top_hotels: components["schemas"]["SpendingHotel"][];
            /** @description Orders that stand, and those that were cancelled. */
            placed: number;
            cancelled: number;
        };
        SpendingHotel: {
            hotel_id: components["schemas"]["HotelId"];
            name: string;
            room_nights: number;
            sum: components["schemas"]["SpendingSum"];
        };
        SpendingPeriod: {
            date_from: components["schemas"]["LocalDate"];
            /** @description This day included. */
            date_to: components["schemas"]["LocalDate"];
            products: components["schemas"]["SpendingProduct"][];
        };
        SpendingProduct: {
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            sum: components["schemas"]["SpendingSum"];
        };
        /** @enum {string} */
        SpendingRange: "days_30" | "days_90";
        SpendingSum: {
            bookings: number;
            total_price: components["schemas"]["Money"];
            /** @description `null` when net prices are hidden. */
            total_settlement_price: components["schemas"]["Money"] | null;
        };
        /** @description Something that our staff have still to do. It ends by itself, at the latest at `until`, as `then_text` says. */
        StaffWait: {
            since: components["schemas"]["EpochSeconds"];
            until: components["schemas"]["EpochSeconds"];
            /** @description What happens by then, and what the member can do meanwhile. */
            then_text: string;
        };
        /** @description 0 when the hotel has none. */
        Star: number;
        StartedExport: {
            job_id: components["schemas"]["RecordId"];
        };
        /** @description The whole stay as it shall be. */
        StayChange: {
            check_in: components["schemas"]["LocalDate"];
            check_out: components["schemas"]["LocalDate"];
            rooms: components["schemas"]["RoomChange"][];
            guests: components["schemas"]["GuestEntry"][];
        };
        SubAccount: {
            id: components["schemas"]["MemberId"];
            username: components["schemas"]["Account"];
            nickname: string;
            /** @description May be empty. */
            email: string;
            area_num: string;
            /** @description May be empty. */
            mobile: string;
            full_mobile_text: string;
            account_state: components["schemas"]["AccountState"];
            account_state_text: string;
            last_login_time: components["schemas"]["EpochSeconds"] | null;
            last_login_ip: string;
            join_time: components["schemas"]["EpochSeconds"];
            /** @description What it may do. */
            nodes: components["schemas"]["PermissionNodeName"][];
            data_scope: components["schemas"]["DataScope"];
            data_scope_text: string;
            /** @description Product lines it may book; empty means all. */
            products: components["schemas"]["OrderType"][];
            /** @description Channels it may pay by. */
            channels: components["schemas"]["PayChannel"][];
            /** @description The parts of a group request count together. `null` means no limit. */
            limit_per_order: components["schemas"]["Money"] | null;
            limit_per_month: components["schemas"]["Money"] | null;
            /** @description What it paid in this month, less refunds; `null` when net prices are hidden. */
            used_this_month: components["schemas"]["Money"] | null;
            /** @description Dearer orders need an approval, and so do the parts of a dearer group request: its offer counts as a whole while parts of it can still be booked. `null` means none does. */
            approval_over: components["schemas"]["Money"] | null;
            hide_net_price: boolean;
            /** @description Whether it signs in with one. */
            second_factor: boolean;
            /** @description Whether the member who asks may change it; true when it reaches at least as far in everything. */
            manageable: boolean;
            version: components["schemas"]["Version"];
        };
        /** @enum {string} */
        SubAccountAccessAction: "end_sessions" | "reset_second_factor";
        SubAccountPage: {
            list: components["schemas"]["SubAccount"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /**
         * @description 1 is the only success.
         * @constant
         */
        SuccessCode: 1;
        /** @description May be empty; then the portal says "Operation successful" where it says anything. */
        SuccessMessage: string;
        SuggestDestinationsAnswer: {
            groups: components["schemas"]["SuggestionGroups"];
        };
        Suggestion: {
            type: components["schemas"]["DestinationType"];
            id: components["schemas"]["DestinationId"];
            /** @description In the language of the request. */
            name: string;
            /** @description In the script of the place. */
            name_local: string;
            /** @description City it lies in; of a city its own name. */
            city_name: string;
            country: components["schemas"]["CountryCode"];
            tz: components["schemas"]["TimeZone"];
            /** @description Absent on a hotel. */
            hotel_count?: number;
            /** @description Of a city. Absent where there is none. */
            image?: components["schemas"]["ImageUrl"];
            /** @description The spelling that was found, such as Rangoon for Yangon. */
            matched: string;
        };
        /** @description A group without a hit is an empty list. */
        SuggestionGroups: {
            city: components["schemas"]["Suggestion"][];
            district: components["schemas"]["Suggestion"][];
            landmark: components["schemas"]["Suggestion"][];
            hotel: components["schemas"]["Suggestion"][];
        };
        /** @description 18 characters with a check character, or an older number of 15 or 20. */
        TaxNumber: string;
        TemporaryLimit: {
            money: components["schemas"]["Money"];
            until_time: components["schemas"]["EpochSeconds"];
        };
        /** @description IANA name. `Asia/Rangoon` is written `Asia/Yangon`. */
        TimeZone: string;
        TitleStyle: {
            color: string;
            bold: boolean;
        };
        /** @enum {string} */
        TitleType: "enterprise" | "individual" | "organisation";
        ToggleFavouriteAnswer: {
            /** @description How it stands now. */
            favourite: boolean;
        };
        /** @description Marks the hotel, or unmarks it when it is marked. With a note or tags, empty ones too, it is marked afterwards in any case and has these. */
        ToggleFavouriteRequest: {
            hotel_id: components["schemas"]["HotelId"];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            note?: string;
            tags?: string[];
        };
        TopUp: {
            id: components["schemas"]["RecordId"];
            money: components["schemas"]["Money"];
            bank_ref: string;
            /** @description Day of the transfer at the bank. */
            transfer_date: components["schemas"]["LocalDate"];
            /** @description Names under which the files were sent; `downloadTopUpProof` gives each. */
            proof_files: string[];
            status: components["schemas"]["TopUpStatus"];
            status_text: string;
            wait: components["schemas"]["StaffWait"] | null;
            create_time: components["schemas"]["EpochSeconds"];
            verify_time: components["schemas"]["EpochSeconds"] | null;
            operator: components["schemas"]["OrderOperator"];
            remark: string;
            refuse_reason: string | null;
            /** @description Oldest first. */
            history: components["schemas"]["TopUpEvent"][];
        };
        TopUpEvent: {
            time: components["schemas"]["EpochSeconds"];
            event: components["schemas"]["TopUpEventName"];
            event_text: string;
            /** @description `null` for staff of the seller. */
            operator: components["schemas"]["OrderOperator"] | null;
        };
        /** @enum {string} */
        TopUpEventName: "report" | "replace_proof" | "withdraw" | "verify" | "refuse";
        TopUpPage: {
            /** @description Newest first. */
            list: components["schemas"]["TopUp"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /** @enum {string} */
        TopUpStatus: "submitted" | "verified" | "refused" | "withdrawn";
        TopUpWalletAnswer: {
            topup: components["schemas"]["TopUp"];
            replayed: boolean;
        };
        /** @description Reports a bank transfer; the balance grows once staff have verified it. */
        TopUpWalletRequest: {
            client_ref: components["schemas"]["ClientRef"];
            /** @description Above 0. */
            money: components["schemas"]["EnteredMoney"];
            /** @description Number of the transfer. Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
            bank_ref: string;
            /** @description Day of the transfer at the bank, on the clock of the company: not in the future, at most a year ago. */
            transfer_date: components["schemas"]["LocalDate"];
            proof_files: components["schemas"]["FileUrl"][];
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            remark?: string;
        };
        /** @description The whole transfer as it shall be; its airport and direction stay. */
        TransferChange: {
            /** @description `null` is none, which a drop-off may have. */
            flight: components["schemas"]["FlightEntry"] | null;
            /** @description When the guests are picked up. */
            service_local: components["schemas"]["LocalDateTime"];
            /** @description Destination of a pick-up, departure of a drop-off. */
            place: components["schemas"]["RidePlace"];
            passengers: components["schemas"]["Passengers"];
            luggage: number;
            vehicle_class: components["schemas"]["VehicleClass"];
            driver_language: components["schemas"]["DriverLanguage"];
            extras: components["schemas"]["TransferExtraChoice"][];
            guests: components["schemas"]["TravellerEntry"][];
        };
        TransferExtra: {
            code: components["schemas"]["TransferExtraCode"];
            /** @description In the language of the request. */
            name: string;
            quantity: number;
            fee: components["schemas"]["Money"];
        };
        TransferExtraChoice: {
            code: components["schemas"]["TransferExtraCode"];
            quantity: number;
        };
        /**
         * @description `night` follows from the time and cannot be chosen.
         * @enum {string}
         */
        TransferExtraCode: "meet_greet" | "extra_wait" | "child_seat" | "night";
        TransferOffer: {
            offer_key: components["schemas"]["OfferKey"];
            expires_time: components["schemas"]["EpochSeconds"];
            vehicle_class: components["schemas"]["VehicleClass"];
            vehicle_class_text: string;
            /** @description Models of this class. */
            vehicle_examples: string[];
            images: components["schemas"]["ImageUrl"][];
            max_passengers: number;
            max_luggage: number;
            number_of_vehicles: number;
            /** @description With the night surcharge, without Chinese driver and chosen extras. */
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            /** @description Night surcharge within the total price; `null` by day. */
            night_fee: components["schemas"]["Money"] | null;
            /** @description `null` when there is no such driver. */
            chinese_driver_fee: components["schemas"]["Money"] | null;
            driver_languages: components["schemas"]["DriverLanguage"][];
            free_wait_minutes: number;
            wait_starts: components["schemas"]["WaitStart"];
            /** @description Per hour of waiting beyond the free minutes. */
            overtime_wait_unit_price: components["schemas"]["Money"];
            /** @description For each seat. */
            child_seat_unit_price: components["schemas"]["Money"];
            refundability_now: components["schemas"]["RefundabilityNow"];
            refundability_text: string;
            free_cancel_before: components["schemas"]["Deadline"] | null;
            on_request: boolean;
            required_fields: components["schemas"]["RequiredBookingField"][];
        };
        TransferOfferPage: {
            list: components["schemas"]["TransferOffer"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
            airport: components["schemas"]["Airport"];
            /** @description As it was asked; the name of a suggestion in the language of the request. */
            place: components["schemas"]["RidePlace"];
            /** @description `null` without a number or when nobody knows it. */
            flight: components["schemas"]["Flight"] | null;
            /** @description Of a pick-up the landing, of a drop-off calculated from the flight; another time is fine. `null` without a flight. */
            suggested_pick_up_local: components["schemas"]["LocalDateTime"] | null;
            distance_km: number;
            drive_minutes: number;
        };
        TransferQuote: {
            quote_key: components["schemas"]["QuoteKey"];
            expires_time: components["schemas"]["EpochSeconds"];
            /** @description Transfer, Chinese driver and extras; their sum is the total price. */
            lines: components["schemas"]["PriceLine"][];
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
            cancellation_policy: components["schemas"]["CancellationPolicy"];
            free_wait_minutes: number;
            wait_starts: components["schemas"]["WaitStart"];
            local_pick_up_time: components["schemas"]["LocalDateTime"];
            tz: components["schemas"]["TimeZone"];
            /** @description Those that the reader's company and account may use; a visitor reads all. */
            pay_channels: components["schemas"]["PayChannel"][];
            payment_time: components["schemas"]["PaymentTime"];
            required_fields: components["schemas"]["RequiredBookingField"][];
        };
        /** @enum {string} */
        TransferSort: "default" | "price" | "seats";
        /** @enum {string} */
        TransferType: "pickup" | "dropoff";
        Traveller: {
            /** @description The name that was entered, in its usual width. */
            full_name: string;
            name_local: string | null;
            type: components["schemas"]["GuestType"];
            /** @description `null` for an adult. */
            age: components["schemas"]["ChildAge"] | null;
            birthday: components["schemas"]["Birthday"];
            /** @description A child below two years. */
            is_infant: boolean;
            nationality: components["schemas"]["CountryCode"] | null;
            phone: components["schemas"]["Phone"] | null;
            is_lead: boolean;
        };
        TravellerEntry: {
            full_name: components["schemas"]["GuestName"];
            name_local?: components["schemas"]["LocalName"];
            type: components["schemas"]["GuestType"];
            /** @description Needed for a child without a birth date; an adult has none. */
            age?: components["schemas"]["ChildAge"];
            birthday?: components["schemas"]["Birthday"];
            nationality?: components["schemas"]["CountryCode"];
            /** @description Where the driver can reach the guest. */
            phone?: components["schemas"]["Phone"];
            /** @description One lead guest per order; an adult. */
            is_lead: boolean;
        };
        Trip: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["TripTitle"];
            allocation: components["schemas"]["OrderAllocation"];
            status: components["schemas"]["TripStatus"];
            status_text: string;
            /** @description First day at the first place; `null` without bookings that still hold. */
            first_date: components["schemas"]["LocalDate"] | null;
            /** @description Last day at the last place. */
            last_date: components["schemas"]["LocalDate"] | null;
            /** @description Cities of its hotels in order of time. */
            places: string[];
            /** @description Only those it has. */
            products: components["schemas"]["TripProduct"][];
            /** @description Of all orders, those that no longer hold included. */
            order_count: number;
            guest_count: number;
            /** @description Lead guest, and how many more; empty without bookings. */
            guests_text: string;
            /** @description One per currency, without orders that are cancelled, rejected or expired, and without the second of a replaced pair before it is confirmed. */
            totals: components["schemas"]["TripTotal"][];
            /** @description Checks of the level `problem`. */
            problems: number;
            /** @description Orders of colleagues that this member may not see. Checks that need the whole trip are left out then. */
            hidden_orders: number;
            /** @description Whether this member may change the trip. */
            may_change: boolean;
            /** @description The person who began it. */
            operator: components["schemas"]["OrderOperator"];
            updated_time: components["schemas"]["EpochSeconds"];
            version: components["schemas"]["Version"];
            /** @description In the order in which they begin; of two that begin together, the one booked first. */
            items: components["schemas"]["TripItem"][];
            guests: components["schemas"]["TripGuest"][];
            /** @description Problems first. */
            checks: components["schemas"]["TripCheck"][];
            /** @description What may be missing. */
            suggestions: components["schemas"]["TripSuggestion"][];
            /** @description Whether `downloadTripVouchers` has a voucher to give. */
            has_vouchers: boolean;
            /** @description The customer quote it came from. */
            quote_id: components["schemas"]["RecordId"] | null;
        };
        TripAnswer: {
            trip: components["schemas"]["Trip"];
        };
        /** @description Something of a trip that does not fit, or that somebody should know. */
        TripCheck: {
            kind: components["schemas"]["TripCheckKind"];
            kind_text: string;
            level: components["schemas"]["TripCheckLevel"];
            level_text: string;
            /** @description The reason in a sentence, with the times of the place. */
            text: string;
            orders: components["schemas"]["BookingId"][];
            /** @description Full names; empty where it concerns all. */
            guests: string[];
            /** @description When it matters. */
            at: components["schemas"]["Deadline"] | null;
            /** @description What would mend it. */
            suggestion: components["schemas"]["TripSuggestion"] | null;
        };
        /** @enum {string} */
        TripCheckKind: "order_lost" | "order_cancelling" | "night_without_hotel" | "night_with_two_hotels" | "late_arrival" | "time_gap" | "no_ride_between" | "guest_missing" | "deadline";
        /** @enum {string} */
        TripCheckLevel: "problem" | "hint";
        TripGuest: {
            full_name: string;
            name_local: string | null;
            type: components["schemas"]["GuestType"];
            type_text: string;
            /** @description Those that still hold and name the guest; different spellings of a name are one guest. */
            orders: components["schemas"]["BookingId"][];
        };
        TripItem: {
            order: components["schemas"]["OrderSummary"];
            /** @description Check-in, or begin of the ride. */
            start: components["schemas"]["Deadline"];
            /** @description Check-out, or planned end of the ride. */
            end: components["schemas"]["Deadline"];
            /** @description City of a hotel; from where to where a ride goes. */
            place_text: string;
            /** @description Full names. */
            guests: string[];
            voucher_available: boolean;
            /** @description The order of this trip whose place a cheaper booking takes once it is confirmed. Until then neither guests nor totals nor itinerary count it; `null` afterwards, and for any other order. */
            replaces: components["schemas"]["BookingId"] | null;
        };
        /** @description The trip that an order belongs to. */
        TripLink: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["TripTitle"];
        };
        /** @description Month `YYYY-MM` in which a service of the trip takes place. */
        TripMonth: string;
        TripOrderIds: components["schemas"]["BookingId"][];
        TripPage: {
            /** @description Those that begin next first, then those without bookings, then past ones, the latest first. */
            list: components["schemas"]["TripSummary"][];
            total: components["schemas"]["PageTotal"];
            page: components["schemas"]["PageNumber"];
            limit: components["schemas"]["PageLimit"];
        };
        /**
         * @description What may be added to an order, filled in from it.
         * @enum {string}
         */
        TripPart: "pickup" | "dropoff" | "return_transfer" | "next_hotel";
        TripProduct: {
            order_type: components["schemas"]["OrderType"];
            order_type_text: string;
            count: number;
        };
        /**
         * @description By the clocks of its places, over the orders that still hold.
         * @enum {string}
         */
        TripStatus: "empty" | "upcoming" | "under_way" | "past";
        TripSuggestion: {
            part: components["schemas"]["TripPart"];
            part_text: string;
            /** @description The order that `draftTripPart` fills it in from. */
            order_id: components["schemas"]["BookingId"];
            /** @description What for and when. */
            text: string;
        };
        TripSummary: {
            id: components["schemas"]["RecordId"];
            title: components["schemas"]["TripTitle"];
            allocation: components["schemas"]["OrderAllocation"];
            status: components["schemas"]["TripStatus"];
            status_text: string;
            /** @description First day at the first place; `null` without bookings that still hold. */
            first_date: components["schemas"]["LocalDate"] | null;
            /** @description Last day at the last place. */
            last_date: components["schemas"]["LocalDate"] | null;
            /** @description Cities of its hotels in order of time. */
            places: string[];
            /** @description Only those it has. */
            products: components["schemas"]["TripProduct"][];
            /** @description Of all orders, those that no longer hold included. */
            order_count: number;
            guest_count: number;
            /** @description Lead guest, and how many more; empty without bookings. */
            guests_text: string;
            /** @description One per currency, without orders that are cancelled, rejected or expired, and without the second of a replaced pair before it is confirmed. */
            totals: components["schemas"]["TripTotal"][];
            /** @description Checks of the level `problem`. */
            problems: number;
            /** @description Orders of colleagues that this member may not see. Checks that need the whole trip are left out then. */
            hidden_orders: number;
            /** @description Whether this member may change the trip. */
            may_change: boolean;
            /** @description The person who began it. */
            operator: components["schemas"]["OrderOperator"];
            updated_time: components["schemas"]["EpochSeconds"];
            version: components["schemas"]["Version"];
        };
        /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. Not blank. */
        TripTitle: string;
        TripTotal: {
            total_price: components["schemas"]["Money"];
            total_settlement_price: components["schemas"]["Money"] | null;
        };
        UnavailableRoom: {
            /** @description Place in the requested rooms. */
            room_index: components["schemas"]["RoomIndex"];
            reason: components["schemas"]["ChangeObstacle"];
            reason_text: string;
        };
        UploadFileAnswer: {
            file: components["schemas"]["UploadedFile"];
        };
        /** @description Sent as multipart/form-data; the rules of `UploadSettings` are checked before sending and again here. */
        UploadFileRequest: {
            /** @description One file with its name. */
            file: components["schemas"]["BinaryFile"];
        };
        UploadSettings: {
            /** @description Bytes. */
            maxSize: number;
            /**
             * @description Driver that stores the file.
             * @default local
             */
            mode: string;
            /** @description With or without dot, case does not matter. */
            allowedSuffixes: components["schemas"]["AllowedList"];
            allowedMimeTypes: components["schemas"]["AllowedList"];
        };
        UploadedFile: {
            id: number;
            admin_id?: number;
            user_id?: components["schemas"]["MemberId"];
            /** @description What the file is for; `default` when nothing was said. */
            topic: string;
            /** @description Path to store and to send in other calls. */
            url: components["schemas"]["FileUrl"];
            /** @description Absolute address to show it. */
            full_url: string;
            /** @description Name it was sent under. */
            name: string;
            /** @description Bytes. */
            size: number;
            mimetype: string;
            /** @description Without dot, lower case. */
            suffix: string;
            /** @description Driver that keeps it; the wire calls the parameter `driver`. */
            storage: string;
            sha1: string;
            /** @description Pixels; absent when it is no picture. */
            width?: number;
            /** @description Pixels; absent when it is no picture. */
            height?: number;
            last_upload_time?: components["schemas"]["EpochSeconds"];
        };
        UserInfo: {
            id: components["schemas"]["MemberId"];
            /** @description The account name; fixed once registered. */
            username: components["schemas"]["Account"];
            /** @description Name shown to colleagues. */
            nickname: string;
            /** @description Empty while none is bound. */
            email: string;
            /** @description Country calling code without plus; may be empty. */
            area_num: string;
            /** @description Number without area code; empty while none is bound. */
            mobile: string;
            /** @description Area code and number as people write it. */
            full_mobile_text: string;
            /** @description Address of the picture. */
            avatar: string;
            /** @description 0 unknown, 1 male, 2 female. */
            gender: components["schemas"]["Gender"];
            /** @description Gender in the language of the request. */
            gender_text: string;
            /** @description `null` when not given. */
            birthday: components["schemas"]["LocalDate"] | null;
            /** @description Sign-in before this one. */
            last_login_time: components["schemas"]["EpochSeconds"] | null;
            /** @description Address of the sign-in before this one; may be empty. */
            last_login_ip: string;
            /** @description When the account was made. */
            join_time: components["schemas"]["EpochSeconds"];
            /** @description May be empty. */
            motto: string;
            /** @description Balance of the account in the settlement currency, as the ancestors' client shows it; absent for a member who may not see the ledger. The portal reads `getWallet`. */
            money?: components["schemas"]["Decimal"];
            /** @description Points of the member, as the ancestors' client shows them. */
            score?: number;
            /** @description Access token; empty except right after signing in. */
            token: string;
            /** @description Empty unless `keep` was true. */
            refresh_token: string;
            siteInfo: components["schemas"]["MemberSite"];
        };
        /**
         * Format: date-time
         * @description RFC 3339 ending in Z.
         */
        UtcDateTime: string;
        /** @description Fields of the query or the body are missing, wrong or unknown. Operations with further keys of code 0 answer it in a schema of their own. */
        ValidationRefusal: {
            /** @constant */
            code: 0;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: {
                /** @constant */
                error_key: "VALIDATION";
                fields: components["schemas"]["FieldMessages"];
            };
        };
        /** @enum {string} */
        VehicleClass: "compact" | "sedan" | "executive" | "suv" | "mpv" | "luxury_mpv" | "van" | "minibus";
        /** @description Prices are net of language and zone fees; `null` where the model is not hired that way. */
        VehicleModel: {
            id: components["schemas"]["VehicleModelId"];
            /** @description In Chinese with the Latin name behind it: 丰田考斯特（Toyota Coaster）. */
            name: string;
            class: components["schemas"]["VehicleClass"];
            class_text: string;
            /** @description For passengers, the driver not counted. */
            seats: number;
            /** @description Suitcases of usual size. */
            luggage: number;
            energy_source: components["schemas"]["EnergySource"];
            energy_source_text: string;
            mileage_policy: components["schemas"]["MileagePolicy"];
            mileage_policy_text: string;
            /** @description Per day; `null` when unlimited. */
            mileage_limit_km: number | null;
            /** @description City it is hired in. */
            location: components["schemas"]["PlaceId"];
            location_name: string;
            /** @description Of that city; a hire begins on its clock. */
            tz: components["schemas"]["TimeZone"];
            price_per_day: components["schemas"]["Money"];
            price_per_half_day: components["schemas"]["Money"] | null;
            price_per_hour: components["schemas"]["Money"] | null;
            /** @description Shortest hire by the hour. */
            min_hours: number;
            hours_per_day: number;
            hours_per_half_day: number;
            /** @description Per hour and vehicle beyond what was hired. */
            overtime_unit_price: components["schemas"]["Money"];
            language_fees: components["schemas"]["LanguageFees"];
            extra_prices: components["schemas"]["CarExtraPrices"];
            images: components["schemas"]["ImageUrl"][];
            includes: components["schemas"]["CarInclusions"];
            /** @description May be empty. */
            description: string;
        };
        /** @description Readable id such as `toyota-alphard`. */
        VehicleModelId: string;
        /** @description Four characters as sent, upper or lower case; good for 600 s, used up by success. */
        VerificationCode: string;
        /** @enum {string} */
        VerificationType: "email" | "mobile";
        VerifyAccountAnswer: {
            type: components["schemas"]["VerificationType"];
            accountVerificationToken: components["schemas"]["AccountVerificationToken"];
        };
        /** @description Proves that the address or number now bound is still the member's own. */
        VerifyAccountRequest: {
            type: components["schemas"]["VerificationType"];
            captcha: components["schemas"]["VerificationCode"];
        };
        /** @description Grows by one on each change of the record; a stale one is refused with VERSION_CONFLICT. */
        Version: number;
        /** @description The voucher of one product line, distinguished by `order_type`. */
        Voucher: components["schemas"]["HotelVoucher"] | components["schemas"]["CarVoucher"] | components["schemas"]["AirportVoucher"];
        /** @description From the voucher setting of the company; a text may be empty. */
        VoucherCompany: {
            logo: components["schemas"]["ImageUrl"] | null;
            company_name: string;
            company_phone: string;
            /** @description Answered round the clock. */
            emergency_phone: string;
            address: string;
            email: string;
            website: string;
            header_text: string;
            footer_text: string;
        };
        /** @description How the company wants its vouchers to look; absent means plain. */
        VoucherDress: {
            theme_colour: string;
            stamp: components["schemas"]["ImageUrl"] | null;
            /** @description The place of the hotel on a map; vouchers of hotels only. */
            show_map: boolean;
            /** @description Address in the script of the place, for the driver. */
            show_local_address_card: boolean;
        };
        /** @description What was last heard of the flight of a transfer. */
        VoucherFlightNews: {
            status: components["schemas"]["FlightStatus"];
            status_text: string;
            /** @description When it lands or leaves, or did; `null` when it does not fly. */
            expected_local: components["schemas"]["LocalDateTime"] | null;
        };
        VoucherHotel: {
            /** @description In the language of the voucher. */
            name: string;
            name_local: string;
            city: string;
            address: string;
            /** @description To show to the driver. */
            address_local: string;
            phone: string;
            lat: components["schemas"]["Latitude"];
            lng: components["schemas"]["Longitude"];
            tz: components["schemas"]["TimeZone"];
        };
        /** @enum {string} */
        VoucherLanguage: "en" | "zh-cn" | "bilingual";
        /**
         * @description The net price never stands on a voucher.
         * @enum {string}
         */
        VoucherPrice: "none" | "sell";
        VoucherRoom: {
            room_index: components["schemas"]["RoomIndex"];
            room_type: string;
            bed_text: string;
            bed_promise: components["schemas"]["BedPromise"];
            meal_text: string;
            meal_count: components["schemas"]["MealCount"];
            adults: number;
            /** @description Infants included. */
            child_ages: components["schemas"]["ChildAge"][];
            infants: components["schemas"]["Infants"];
            cots: components["schemas"]["Cots"];
            extra_beds: components["schemas"]["ExtraBeds"];
            guests: components["schemas"]["Guest"][];
        };
        /** @description Texts are read and saved in the language of the request; a language without a text of its own shows the other. */
        VoucherSetting: {
            logo_file: components["schemas"]["FileUrl"] | null;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            company_name: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            company_phone: string;
            /** @description Answered round the clock. Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            emergency_phone: string;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            address: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            email: string;
            /** @description Printable text of one line, in a script that documents can print, Burmese in Unicode. */
            website: string;
            language: components["schemas"]["VoucherLanguage"];
            show_price: components["schemas"]["VoucherPrice"];
            show_policy: boolean;
            /** @description The place of the hotel on a map; vouchers of hotels only. */
            show_map: boolean;
            /** @description Address in the script of the place, for the driver. */
            show_local_address_card: boolean;
            /** @description The company's own reference of the order. */
            show_own_reference: boolean;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            header_text: string;
            /** @description Printable text, in a script that documents can print, Burmese in Unicode; line breaks are allowed. */
            footer_text: string;
            stamp_file: components["schemas"]["FileUrl"] | null;
            theme_colour: string;
            /** @description A code that anybody can check by `verifyVoucher`. */
            qr_verify: boolean;
        };
        /** @enum {string} */
        VoucherState: "valid" | "cancelling" | "cancelled" | "no_show" | "over";
        /** @description What the code on the voucher leads to. */
        VoucherToken: string;
        /** @description Public: it names no guest and no price. */
        VoucherVerification: {
            valid: boolean;
            booking_id: components["schemas"]["BookingId"];
            status: components["schemas"]["VoucherVerificationStatus"];
            status_text: string;
            /** @description The newest. */
            version: components["schemas"]["Version"];
            issued_time: components["schemas"]["EpochSeconds"];
            /** @description Each room of a valid voucher with its type and people; empty where there are not several. */
            rooms_text: string;
            /** @description Of a valid voucher of a hotel; `null` until the hotel gives one. */
            hotel_confirmation_code: string | null;
            /** @description Of a valid voucher; `null` until the supplier gives one. */
            supplier_ref: string | null;
        };
        /** @enum {string} */
        VoucherVerificationStatus: "valid" | "cancelling" | "cancelled" | "no_show" | "over" | "superseded";
        /**
         * @description When the free waiting minutes begin.
         * @enum {string}
         */
        WaitStart: "landing" | "pick_up_time";
        /** @description Pre-deposit; available is balance less frozen. */
        Wallet: {
            currency: components["schemas"]["CurrencyCode"];
            /** @description `null` when net prices are hidden. */
            balance: components["schemas"]["Money"] | null;
            /** @description Sum of the open holds; `null` when net prices are hidden. */
            frozen: components["schemas"]["Money"] | null;
            /** @description `null` when net prices are hidden. */
            available: components["schemas"]["Money"] | null;
        };
        WalletCheck: {
            checked_time: components["schemas"]["EpochSeconds"];
            checks: components["schemas"]["LedgerCheck"][];
        };
        WalletSummary: {
            wallet: components["schemas"]["Wallet"];
            /** @description `null` without a credit line. */
            credit: components["schemas"]["CreditLine"] | null;
            /** @description Below this the balance counts as low. */
            threshold: components["schemas"]["Money"] | null;
            /** @description Absent without the right, once nothing of it is left to pay. */
            pay_later?: components["schemas"]["PayLater"];
            /** @description Open ones only, of orders the member may see; the newest first. None when net prices are hidden. */
            holds: components["schemas"]["Hold"][];
        };
        WithdrawBillPaymentAnswer: {
            bill: components["schemas"]["Bill"];
        };
        WithdrawBillPaymentRequest: {
            id: components["schemas"]["BillNumber"];
            version: components["schemas"]["Version"];
            payment_id: components["schemas"]["RecordId"];
        };
        WithdrawDisputeAnswer: {
            bill: components["schemas"]["Bill"];
        };
        WithdrawDisputeRequest: {
            id: components["schemas"]["BillNumber"];
            version: components["schemas"]["Version"];
        };
        WithdrawInvoiceAnswer: {
            application: components["schemas"]["InvoiceApplication"];
        };
        WithdrawInvoiceRequest: {
            id: components["schemas"]["RecordId"];
        };
        WithdrawOrderChangeAnswer: {
            order: components["schemas"]["Order"];
        };
        WithdrawOrderChangeRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
        };
        WithdrawRefundAnswer: {
            order: components["schemas"]["Order"];
        };
        WithdrawRefundRequest: {
            id: components["schemas"]["BookingId"];
            version: components["schemas"]["Version"];
        };
        WithdrawTopUpAnswer: {
            topup: components["schemas"]["TopUp"];
        };
        WithdrawTopUpRequest: {
            id: components["schemas"]["RecordId"];
        };
        /** @enum {string} */
        YesNo: "yes" | "no";
        RefusalEnvelope: components["schemas"]["NeedLoginRefusal"] | components["schemas"]["SessionExpiredRefusal"] | components["schemas"]["ValidationRefusal"] | components["schemas"]["AlreadySignedInRefusal"] | components["schemas"]["NoPermissionRefusal"] | {
            /** @constant */
            code: 0;
            msg: components["schemas"]["RefusalMessage"];
            time: components["schemas"]["EpochSeconds"];
            data: {
                /** @enum {string} */
                error_key: "MEMBER_CENTER_CLOSED" | "VALIDATION" | "CAPTCHA_WRONG" | "ACCOUNT_UNKNOWN" | "ACCOUNT_DISABLED" | "ACCOUNT_LOCKED" | "PASSWORD_WRONG" | "SECOND_FACTOR_NEEDED" | "RATE_LIMITED" | "CODE_WRONG" | "ACCOUNT_TAKEN" | "TARGET_TAKEN" | "AGREEMENT_NEEDED" | "REFRESH_EXPIRED" | "NOT_FOUND" | "SEARCH_EXPIRED" | "RATE_EXPIRED" | "OUTCOME_REQUIRED" | "DUPLICATE_STAY" | "IDEMPOTENCY_CONFLICT" | "SUBACCOUNT_LIMIT" | "ACTION_NOT_ALLOWED" | "VERSION_CONFLICT" | "BALANCE_SHORT" | "CREDIT_SHORT" | "CREDIT_OVERDUE" | "APPROVAL_NEEDED" | "QUOTE_EXPIRED" | "FILE_INCOMPLETE" | "FILE_TYPE_NOT_ALLOWED" | "FILE_TOO_LARGE" | "STORAGE_FULL" | "TARGET_UNKNOWN" | "SEND_FAILED" | "VERIFICATION_NEEDED" | "OFFER_EXPIRED" | "AMOUNT_TOO_HIGH" | "INVOICE_BLOCKS_REFUND" | "LINK_INVALID" | "CURRENCY_MIXED" | "TITLE_INVALID" | "ORDER_NOT_ELIGIBLE" | "BILL_LOCKED" | "NODE_NOT_HELD" | "ALREADY_LIKED" | "COMMENT_CLOSED" | "PAYMENT_OPEN";
                fields?: components["schemas"]["FieldMessages"];
                /** @description Seconds until the next try may succeed. */
                retry_after?: number;
                second_factor?: components["schemas"]["SecondFactorStep"];
                /** @description The order that the guest has already, where the caller may see it. */
                booking_id?: components["schemas"]["BookingId"];
                reason_key?: components["schemas"]["ReasonKey"];
                /** @description The reason as a sentence. */
                reason_text?: string;
                fresh?: components["schemas"]["FreshRecords"];
            };
        };
    };
    responses: {
        /** @description HTTP failed, and the status says how: the request cannot be read, the address is unknown, or the server or a gateway does not work. A refusal never comes with such a status. */
        Failed: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["FailureEnvelope"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountAccess = components['schemas']['AccountAccess'];
export type AccountOverview = components['schemas']['AccountOverview'];
export type AccountProfile = components['schemas']['AccountProfile'];
export type AdminLogPage = components['schemas']['AdminLogPage'];
export type AirportList = components['schemas']['AirportList'];
export type AmendOrderAnswer = components['schemas']['AmendOrderAnswer'];
export type AmendOrderRequest = components['schemas']['AmendOrderRequest'];
export type AmendmentPreview = components['schemas']['AmendmentPreview'];
export type ApplyBillAnswer = components['schemas']['ApplyBillAnswer'];
export type ApplyBillRequest = components['schemas']['ApplyBillRequest'];
export type ApplyFriendlyLinkRequest = components['schemas']['ApplyFriendlyLinkRequest'];
export type ApplyInvoiceAnswer = components['schemas']['ApplyInvoiceAnswer'];
export type ApplyInvoiceRequest = components['schemas']['ApplyInvoiceRequest'];
export type ApplyOrderBatchAnswer = components['schemas']['ApplyOrderBatchAnswer'];
export type ApplyOrderBatchRequest = components['schemas']['ApplyOrderBatchRequest'];
export type ApprovalPage = components['schemas']['ApprovalPage'];
export type AreaOptions = components['schemas']['AreaOptions'];
export type ArticleRequest = components['schemas']['ArticleRequest'];
export type BalancePage = components['schemas']['BalancePage'];
export type BillPage = components['schemas']['BillPage'];
export type BillableOrderPage = components['schemas']['BillableOrderPage'];
export type BookCarAnswer = components['schemas']['BookCarAnswer'];
export type BookCarRequest = components['schemas']['BookCarRequest'];
export type BookHotelAnswer = components['schemas']['BookHotelAnswer'];
export type BookHotelRequest = components['schemas']['BookHotelRequest'];
export type BookTransferAnswer = components['schemas']['BookTransferAnswer'];
export type BookTransferRequest = components['schemas']['BookTransferRequest'];
export type CancelOrderAnswer = components['schemas']['CancelOrderAnswer'];
export type CancelOrderRequest = components['schemas']['CancelOrderRequest'];
export type CarFilters = components['schemas']['CarFilters'];
export type CarOfferPage = components['schemas']['CarOfferPage'];
export type CarQuote = components['schemas']['CarQuote'];
export type ChangeAccountBindingRequest = components['schemas']['ChangeAccountBindingRequest'];
export type ChangeOrderAnswer = components['schemas']['ChangeOrderAnswer'];
export type ChangeOrderRequest = components['schemas']['ChangeOrderRequest'];
export type ChangePasswordRequest = components['schemas']['ChangePasswordRequest'];
export type ChangeSecondFactorAnswer = components['schemas']['ChangeSecondFactorAnswer'];
export type ChangeSecondFactorRequest = components['schemas']['ChangeSecondFactorRequest'];
export type ChangeSubAccountAccessRequest = components['schemas']['ChangeSubAccountAccessRequest'];
export type ChangeSubAccountStateRequest = components['schemas']['ChangeSubAccountStateRequest'];
export type ChangeTripOrdersRequest = components['schemas']['ChangeTripOrdersRequest'];
export type CheckCaptchaCodeAnswer = components['schemas']['CheckCaptchaCodeAnswer'];
export type CheckCaptchaCodeRequest = components['schemas']['CheckCaptchaCodeRequest'];
export type CheckClickCaptchaRequest = components['schemas']['CheckClickCaptchaRequest'];
export type CheckContentPaymentAnswer = components['schemas']['CheckContentPaymentAnswer'];
export type CheckHotelRateAnswer = components['schemas']['CheckHotelRateAnswer'];
export type CheckHotelRateRequest = components['schemas']['CheckHotelRateRequest'];
export type ChooseQuoteOptionRequest = components['schemas']['ChooseQuoteOptionRequest'];
export type CityList = components['schemas']['CityList'];
export type ClickCaptcha = components['schemas']['ClickCaptcha'];
export type CloseMonthRequest = components['schemas']['CloseMonthRequest'];
export type CmsChannelList = components['schemas']['CmsChannelList'];
export type CmsHome = components['schemas']['CmsHome'];
export type CmsPageAnswer = components['schemas']['CmsPageAnswer'];
export type CmsSettingsAnswer = components['schemas']['CmsSettingsAnswer'];
export type CmsTagList = components['schemas']['CmsTagList'];
export type CollectArticleAnswer = components['schemas']['CollectArticleAnswer'];
export type CombineHotelRatesAnswer = components['schemas']['CombineHotelRatesAnswer'];
export type CombineHotelRatesRequest = components['schemas']['CombineHotelRatesRequest'];
export type CommentArticleAnswer = components['schemas']['CommentArticleAnswer'];
export type CommentArticleRequest = components['schemas']['CommentArticleRequest'];
export type CommentPage = components['schemas']['CommentPage'];
export type CompleteOrderAnswer = components['schemas']['CompleteOrderAnswer'];
export type CompleteOrderRequest = components['schemas']['CompleteOrderRequest'];
export type ConfirmBillAnswer = components['schemas']['ConfirmBillAnswer'];
export type ConfirmBillRequest = components['schemas']['ConfirmBillRequest'];
export type ConfirmOrderAnswer = components['schemas']['ConfirmOrderAnswer'];
export type ConfirmOrderCheckInAnswer = components['schemas']['ConfirmOrderCheckInAnswer'];
export type ConfirmOrderCheckInRequest = components['schemas']['ConfirmOrderCheckInRequest'];
export type ConfirmOrderRequest = components['schemas']['ConfirmOrderRequest'];
export type ContentOrderPage = components['schemas']['ContentOrderPage'];
export type ContentPaymentAnswer = components['schemas']['ContentPaymentAnswer'];
export type ContributionChannelsAnswer = components['schemas']['ContributionChannelsAnswer'];
export type ContributionForm = components['schemas']['ContributionForm'];
export type ContributionPage = components['schemas']['ContributionPage'];
export type ContributionSalePage = components['schemas']['ContributionSalePage'];
export type ContributionStatisticsAnswer = components['schemas']['ContributionStatisticsAnswer'];
export type ConvertQuoteAnswer = components['schemas']['ConvertQuoteAnswer'];
export type ConvertQuoteRequest = components['schemas']['ConvertQuoteRequest'];
export type CountOrdersAnswer = components['schemas']['CountOrdersAnswer'];
export type CountryList = components['schemas']['CountryList'];
export type Currency = components['schemas']['Currency'];
export type Dashboard = components['schemas']['Dashboard'];
export type DecideApprovalAnswer = components['schemas']['DecideApprovalAnswer'];
export type DecideApprovalRequest = components['schemas']['DecideApprovalRequest'];
export type DecideBillPaymentAnswer = components['schemas']['DecideBillPaymentAnswer'];
export type DecideBillPaymentRequest = components['schemas']['DecideBillPaymentRequest'];
export type DeclineOrderAnswer = components['schemas']['DeclineOrderAnswer'];
export type DeclineOrderRequest = components['schemas']['DeclineOrderRequest'];
export type DisputeBillAnswer = components['schemas']['DisputeBillAnswer'];
export type DisputeBillRequest = components['schemas']['DisputeBillRequest'];
export type DraftPage = components['schemas']['DraftPage'];
export type DraftTripPartAnswer = components['schemas']['DraftTripPartAnswer'];
export type DraftTripPartRequest = components['schemas']['DraftTripPartRequest'];
export type Empty = components['schemas']['Empty'];
export type EndGroupRequestRequest = components['schemas']['EndGroupRequestRequest'];
export type EndSessionsRequest = components['schemas']['EndSessionsRequest'];
export type ExportJob = components['schemas']['ExportJob'];
export type ExportOrderReportRequest = components['schemas']['ExportOrderReportRequest'];
export type ExportOrdersRequest = components['schemas']['ExportOrdersRequest'];
export type FavouritePage = components['schemas']['FavouritePage'];
export type GetAgreementAnswer = components['schemas']['GetAgreementAnswer'];
export type GetAllocationSettingAnswer = components['schemas']['GetAllocationSettingAnswer'];
export type GetArticleAnswer = components['schemas']['GetArticleAnswer'];
export type GetBillAnswer = components['schemas']['GetBillAnswer'];
export type GetCarAnswer = components['schemas']['GetCarAnswer'];
export type GetDictionariesAnswer = components['schemas']['GetDictionariesAnswer'];
export type GetHotelAnswer = components['schemas']['GetHotelAnswer'];
export type GetInvoiceAnswer = components['schemas']['GetInvoiceAnswer'];
export type GetOrderAnswer = components['schemas']['GetOrderAnswer'];
export type GetOrderDispatchAnswer = components['schemas']['GetOrderDispatchAnswer'];
export type GetPublicQuoteAnswer = components['schemas']['GetPublicQuoteAnswer'];
export type GetQuoteAnswer = components['schemas']['GetQuoteAnswer'];
export type GetSiteAnswer = components['schemas']['GetSiteAnswer'];
export type GetVoucherAnswer = components['schemas']['GetVoucherAnswer'];
export type GetVoucherSettingAnswer = components['schemas']['GetVoucherSettingAnswer'];
export type GroupRequestAnswer = components['schemas']['GroupRequestAnswer'];
export type GroupRequestPage = components['schemas']['GroupRequestPage'];
export type HotKeywordList = components['schemas']['HotKeywordList'];
export type HotelCalendar = components['schemas']['HotelCalendar'];
export type HotelOfferPage = components['schemas']['HotelOfferPage'];
export type IndustrialZoneList = components['schemas']['IndustrialZoneList'];
export type IntegralPage = components['schemas']['IntegralPage'];
export type InvoiceApplicationPage = components['schemas']['InvoiceApplicationPage'];
export type InvoicePreview = components['schemas']['InvoicePreview'];
export type InvoiceTitlePage = components['schemas']['InvoiceTitlePage'];
export type InvoiceableOrderPage = components['schemas']['InvoiceableOrderPage'];
export type LedgerPage = components['schemas']['LedgerPage'];
export type ListArticlesAnswer = components['schemas']['ListArticlesAnswer'];
export type ListColleaguesAnswer = components['schemas']['ListColleaguesAnswer'];
export type ListCurrenciesAnswer = components['schemas']['ListCurrenciesAnswer'];
export type ListHotelRatesAnswer = components['schemas']['ListHotelRatesAnswer'];
export type ListHotelRatesRequest = components['schemas']['ListHotelRatesRequest'];
export type ListNewArticlesAnswer = components['schemas']['ListNewArticlesAnswer'];
export type ListOrderStatusesAnswer = components['schemas']['ListOrderStatusesAnswer'];
export type ListOrderViewsAnswer = components['schemas']['ListOrderViewsAnswer'];
export type LookUpFlightsAnswer = components['schemas']['LookUpFlightsAnswer'];
export type MarkupRuleList = components['schemas']['MarkupRuleList'];
export type Month = components['schemas']['Month'];
export type MyCommentPage = components['schemas']['MyCommentPage'];
export type NotificationPage = components['schemas']['NotificationPage'];
export type OrderDeadlineList = components['schemas']['OrderDeadlineList'];
export type OrderPage = components['schemas']['OrderPage'];
export type OrderReport = components['schemas']['OrderReport'];
export type Overtime = components['schemas']['Overtime'];
export type ParseGuestsAnswer = components['schemas']['ParseGuestsAnswer'];
export type ParseGuestsRequest = components['schemas']['ParseGuestsRequest'];
export type PayBillAnswer = components['schemas']['PayBillAnswer'];
export type PayBillRequest = components['schemas']['PayBillRequest'];
export type PayBillsAnswer = components['schemas']['PayBillsAnswer'];
export type PayBillsRequest = components['schemas']['PayBillsRequest'];
export type PayOrderAnswer = components['schemas']['PayOrderAnswer'];
export type PayOrderLaterAnswer = components['schemas']['PayOrderLaterAnswer'];
export type PayOrderLaterRequest = components['schemas']['PayOrderLaterRequest'];
export type PayOrderRequest = components['schemas']['PayOrderRequest'];
export type Payee = components['schemas']['Payee'];
export type PaymentPreview = components['schemas']['PaymentPreview'];
export type PermissionTree = components['schemas']['PermissionTree'];
export type PlainText = components['schemas']['PlainText'];
export type Preference = components['schemas']['Preference'];
export type PreviewInvoiceRequest = components['schemas']['PreviewInvoiceRequest'];
export type PreviewMarkupRuleAnswer = components['schemas']['PreviewMarkupRuleAnswer'];
export type PreviewMarkupRuleRequest = components['schemas']['PreviewMarkupRuleRequest'];
export type PreviewOrderAmendmentRequest = components['schemas']['PreviewOrderAmendmentRequest'];
export type PreviewOrderPaymentRequest = components['schemas']['PreviewOrderPaymentRequest'];
export type PreviewVoucherSettingAnswer = components['schemas']['PreviewVoucherSettingAnswer'];
export type PreviewVoucherSettingRequest = components['schemas']['PreviewVoucherSettingRequest'];
export type PublishQuoteAnswer = components['schemas']['PublishQuoteAnswer'];
export type PublishQuoteRequest = components['schemas']['PublishQuoteRequest'];
export type QuoteCarRequest = components['schemas']['QuoteCarRequest'];
export type QuoteOrderCancellationAnswer = components['schemas']['QuoteOrderCancellationAnswer'];
export type QuoteOrderCancellationRequest = components['schemas']['QuoteOrderCancellationRequest'];
export type QuoteOrderChangeAnswer = components['schemas']['QuoteOrderChangeAnswer'];
export type QuoteOrderChangeRequest = components['schemas']['QuoteOrderChangeRequest'];
export type QuotePage = components['schemas']['QuotePage'];
export type QuoteTransferRequest = components['schemas']['QuoteTransferRequest'];
export type ReadNotificationsAnswer = components['schemas']['ReadNotificationsAnswer'];
export type ReadNotificationsRequest = components['schemas']['ReadNotificationsRequest'];
export type ReadingRecordPage = components['schemas']['ReadingRecordPage'];
export type RebookOrderAnswer = components['schemas']['RebookOrderAnswer'];
export type RebookOrderRequest = components['schemas']['RebookOrderRequest'];
export type RecheckQuoteAnswer = components['schemas']['RecheckQuoteAnswer'];
export type RecheckQuoteRequest = components['schemas']['RecheckQuoteRequest'];
export type RefreshTokenAnswer = components['schemas']['RefreshTokenAnswer'];
export type RefreshTokenRequest = components['schemas']['RefreshTokenRequest'];
export type RefundOrderAnswer = components['schemas']['RefundOrderAnswer'];
export type RefundOrderRequest = components['schemas']['RefundOrderRequest'];
export type RemindApproverAnswer = components['schemas']['RemindApproverAnswer'];
export type RemindApproverRequest = components['schemas']['RemindApproverRequest'];
export type RemindSupplierAnswer = components['schemas']['RemindSupplierAnswer'];
export type RemindSupplierRequest = components['schemas']['RemindSupplierRequest'];
export type RemoveDraftsRequest = components['schemas']['RemoveDraftsRequest'];
export type RemoveInvoiceTitlesRequest = components['schemas']['RemoveInvoiceTitlesRequest'];
export type RemoveOrderViewRequest = components['schemas']['RemoveOrderViewRequest'];
export type RemoveTripRequest = components['schemas']['RemoveTripRequest'];
export type ReplaceOrderAnswer = components['schemas']['ReplaceOrderAnswer'];
export type ReplaceOrderRequest = components['schemas']['ReplaceOrderRequest'];
export type ReplaceTopUpProofRequest = components['schemas']['ReplaceTopUpProofRequest'];
export type RequestApprovalAnswer = components['schemas']['RequestApprovalAnswer'];
export type RequestApprovalRequest = components['schemas']['RequestApprovalRequest'];
export type RequestGroupAnswer = components['schemas']['RequestGroupAnswer'];
export type RequestGroupRequest = components['schemas']['RequestGroupRequest'];
export type ResetSubAccountPasswordRequest = components['schemas']['ResetSubAccountPasswordRequest'];
export type RetrievePasswordRequest = components['schemas']['RetrievePasswordRequest'];
export type ReverseInvoiceAnswer = components['schemas']['ReverseInvoiceAnswer'];
export type ReverseInvoiceRequest = components['schemas']['ReverseInvoiceRequest'];
export type SaveAccessSettingRequest = components['schemas']['SaveAccessSettingRequest'];
export type SaveAccountProfileRequest = components['schemas']['SaveAccountProfileRequest'];
export type SaveAllocationSettingAnswer = components['schemas']['SaveAllocationSettingAnswer'];
export type SaveAllocationSettingRequest = components['schemas']['SaveAllocationSettingRequest'];
export type SaveContributionRequest = components['schemas']['SaveContributionRequest'];
export type SaveDraftAnswer = components['schemas']['SaveDraftAnswer'];
export type SaveDraftRequest = components['schemas']['SaveDraftRequest'];
export type SaveGuestAnswer = components['schemas']['SaveGuestAnswer'];
export type SaveGuestRequest = components['schemas']['SaveGuestRequest'];
export type SaveInvoiceTitleAnswer = components['schemas']['SaveInvoiceTitleAnswer'];
export type SaveInvoiceTitleRequest = components['schemas']['SaveInvoiceTitleRequest'];
export type SaveMarkupRuleAnswer = components['schemas']['SaveMarkupRuleAnswer'];
export type SaveMarkupRuleRequest = components['schemas']['SaveMarkupRuleRequest'];
export type SaveOrderAllocationAnswer = components['schemas']['SaveOrderAllocationAnswer'];
export type SaveOrderAllocationRequest = components['schemas']['SaveOrderAllocationRequest'];
export type SaveOrderRemarkAnswer = components['schemas']['SaveOrderRemarkAnswer'];
export type SaveOrderRemarkRequest = components['schemas']['SaveOrderRemarkRequest'];
export type SaveOrderViewAnswer = components['schemas']['SaveOrderViewAnswer'];
export type SaveOrderViewRequest = components['schemas']['SaveOrderViewRequest'];
export type SavePreferenceRequest = components['schemas']['SavePreferenceRequest'];
export type SaveQuoteAnswer = components['schemas']['SaveQuoteAnswer'];
export type SaveQuoteRequest = components['schemas']['SaveQuoteRequest'];
export type SaveSecondPersonRuleRequest = components['schemas']['SaveSecondPersonRuleRequest'];
export type SaveSubAccountAnswer = components['schemas']['SaveSubAccountAnswer'];
export type SaveSubAccountRequest = components['schemas']['SaveSubAccountRequest'];
export type SaveTripRequest = components['schemas']['SaveTripRequest'];
export type SaveVoucherSettingAnswer = components['schemas']['SaveVoucherSettingAnswer'];
export type SaveVoucherSettingRequest = components['schemas']['SaveVoucherSettingRequest'];
export type SavedGuestPage = components['schemas']['SavedGuestPage'];
export type SearchCarsRequest = components['schemas']['SearchCarsRequest'];
export type SearchHistoryList = components['schemas']['SearchHistoryList'];
export type SearchHotelsAnswer = components['schemas']['SearchHotelsAnswer'];
export type SearchHotelsRequest = components['schemas']['SearchHotelsRequest'];
export type SearchTransfersRequest = components['schemas']['SearchTransfersRequest'];
export type SecondPersonRuleAnswer = components['schemas']['SecondPersonRuleAnswer'];
export type SendCaptchaCodeRequest = components['schemas']['SendCaptchaCodeRequest'];
export type SendEmailCodeRequest = components['schemas']['SendEmailCodeRequest'];
export type SendSmsCodeRequest = components['schemas']['SendSmsCodeRequest'];
export type SendVoucherRequest = components['schemas']['SendVoucherRequest'];
export type SentCode = components['schemas']['SentCode'];
export type SignInAnswer = components['schemas']['SignInAnswer'];
export type SignInOptions = components['schemas']['SignInOptions'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignOutRequest = components['schemas']['SignOutRequest'];
export type Site = components['schemas']['Site'];
export type Spending = components['schemas']['Spending'];
export type StartedExport = components['schemas']['StartedExport'];
export type SubAccountPage = components['schemas']['SubAccountPage'];
export type SuggestDestinationsAnswer = components['schemas']['SuggestDestinationsAnswer'];
export type ToggleFavouriteAnswer = components['schemas']['ToggleFavouriteAnswer'];
export type ToggleFavouriteRequest = components['schemas']['ToggleFavouriteRequest'];
export type TopUpPage = components['schemas']['TopUpPage'];
export type TopUpWalletAnswer = components['schemas']['TopUpWalletAnswer'];
export type TopUpWalletRequest = components['schemas']['TopUpWalletRequest'];
export type TransferOfferPage = components['schemas']['TransferOfferPage'];
export type TransferQuote = components['schemas']['TransferQuote'];
export type TripAnswer = components['schemas']['TripAnswer'];
export type TripPage = components['schemas']['TripPage'];
export type UploadFileAnswer = components['schemas']['UploadFileAnswer'];
export type UploadFileRequest = components['schemas']['UploadFileRequest'];
export type VerifyAccountAnswer = components['schemas']['VerifyAccountAnswer'];
export type VerifyAccountRequest = components['schemas']['VerifyAccountRequest'];
export type VoucherVerification = components['schemas']['VoucherVerification'];
export type WalletCheck = components['schemas']['WalletCheck'];
export type WalletSummary = components['schemas']['WalletSummary'];
export type WithdrawBillPaymentAnswer = components['schemas']['WithdrawBillPaymentAnswer'];
export type WithdrawBillPaymentRequest = components['schemas']['WithdrawBillPaymentRequest'];
export type WithdrawDisputeAnswer = components['schemas']['WithdrawDisputeAnswer'];
export type WithdrawDisputeRequest = components['schemas']['WithdrawDisputeRequest'];
export type WithdrawInvoiceAnswer = components['schemas']['WithdrawInvoiceAnswer'];
export type WithdrawInvoiceRequest = components['schemas']['WithdrawInvoiceRequest'];
export type WithdrawOrderChangeAnswer = components['schemas']['WithdrawOrderChangeAnswer'];
export type WithdrawOrderChangeRequest = components['schemas']['WithdrawOrderChangeRequest'];
export type WithdrawRefundAnswer = components['schemas']['WithdrawRefundAnswer'];
export type WithdrawRefundRequest = components['schemas']['WithdrawRefundRequest'];
export type WithdrawTopUpAnswer = components['schemas']['WithdrawTopUpAnswer'];
export type WithdrawTopUpRequest = components['schemas']['WithdrawTopUpRequest'];
export interface operations {
    getSite: {
        parameters: {
            query?: {
                /** @description 1 refuses visitors. */
                requiredLogin?: 0 | 1;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetSiteAnswer"];
                };
            };
        };
    };
    getSignInOptions: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SignInOptions"];
                };
            };
        };
    };
    signIn: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SignInAnswer"];
                };
            };
        };
    };
    signOut: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignOutRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    refreshToken: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshTokenRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RefreshTokenAnswer"];
                };
            };
        };
    };
    getClickCaptcha: {
        parameters: {
            query: {
                id: components["schemas"]["CaptchaId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ClickCaptcha"];
                };
            };
        };
    };
    checkClickCaptcha: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckClickCaptchaRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    sendCaptchaCode: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendCaptchaCodeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
        };
    };
    checkCaptchaCode: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckCaptchaCodeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CheckCaptchaCodeAnswer"];
                };
            };
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CountryList"];
                };
            };
        };
    };
    listCities: {
        parameters: {
            query?: {
                country?: components["schemas"]["CountryCode"];
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CityList"];
                };
            };
        };
    };
    listCurrencies: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListCurrenciesAnswer"];
                };
            };
        };
    };
    suggestDestinations: {
        parameters: {
            query?: {
                /** @description Typed text in any script. */
                quickSearch?: string;
                /** @description At most this many per group. */
                limit?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SuggestDestinationsAnswer"];
                };
            };
        };
    };
    searchHotels: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchHotelsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchHotelsAnswer"];
                };
            };
        };
    };
    listHotelSearchResults: {
        parameters: {
            query: {
                search_id: components["schemas"]["SearchId"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                /** @description `time` is how new the hotel is here. */
                sort?: components["schemas"]["HotelSort"];
                /** @description Absent means the natural one: price rises, everything else falls. */
                order?: components["schemas"]["SortDirection"];
                /** @description Sent as `filter[price_min]`; lists as `filter[star][0]`. */
                filter?: components["schemas"]["HotelFilter"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HotelOfferPage"];
                };
            };
        };
    };
    getHotel: {
        parameters: {
            query: {
                id: components["schemas"]["HotelId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetHotelAnswer"];
                };
            };
        };
    };
    listHotelRates: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ListHotelRatesRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListHotelRatesAnswer"];
                };
            };
        };
    };
    combineHotelRates: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CombineHotelRatesRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CombineHotelRatesAnswer"];
                };
            };
        };
    };
    checkHotelRate: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckHotelRateRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CheckHotelRateAnswer"];
                };
            };
        };
    };
    bookHotel: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookHotelRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BookHotelAnswer"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                order_type?: components["schemas"]["OrderType"];
                /** @description Sent as `order_status[0]`, `order_status[1]`, …; one of them is enough. */
                order_status?: components["schemas"]["OrderStatus"][];
                /** @description Sent as `settlement_status[0]`, `settlement_status[1]`, …; one of them is enough. */
                settlement_status?: components["schemas"]["SettlementStatus"][];
                /** @description Sent as `invoice_status[0]`, `invoice_status[1]`, …; one of them is enough. */
                invoice_status?: components["schemas"]["InvoiceStatus"][];
                /** @description Booking ID, hotel confirmation code, hotel, guest, contact, own reference, customer, cost centre or tag. */
                keyword?: string;
                date_field?: components["schemas"]["OrderDateField"];
                /** @description This day included. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                operator_id?: components["schemas"]["MemberId"];
                tag?: components["schemas"]["OrderTag"];
                customer?: components["schemas"]["OrderCustomer"];
                cost_centre?: components["schemas"]["CostCentre"];
                /** @description Orders that have none. */
                without?: components["schemas"]["OrderWithout"];
                /** @description Orders of this trip. */
                trip_id?: components["schemas"]["RecordId"];
                sort?: components["schemas"]["OrderSort"];
                order?: components["schemas"]["SortDirection"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OrderPage"];
                };
            };
        };
    };
    countOrders: {
        parameters: {
            query?: {
                /** @description Absent counts all. */
                order_type?: components["schemas"]["OrderType"];
                /** @description Here and below as in `listOrders`, so that the figures are those of its filters. */
                settlement_status?: components["schemas"]["SettlementStatus"][];
                invoice_status?: components["schemas"]["InvoiceStatus"][];
                keyword?: string;
                date_field?: components["schemas"]["OrderDateField"];
                date_from?: components["schemas"]["LocalDate"];
                date_to?: components["schemas"]["LocalDate"];
                operator_id?: components["schemas"]["MemberId"];
                tag?: components["schemas"]["OrderTag"];
                customer?: components["schemas"]["OrderCustomer"];
                cost_centre?: components["schemas"]["CostCentre"];
                /** @description Orders that have none. */
                without?: components["schemas"]["OrderWithout"];
                /** @description Orders of this trip. */
                trip_id?: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CountOrdersAnswer"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetOrderAnswer"];
                };
            };
        };
    };
    listOrderStatuses: {
        parameters: {
            query: {
                /** @description Sent as `ids[0]`, `ids[1]`, … */
                ids: components["schemas"]["BookingId"][];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListOrderStatusesAnswer"];
                };
            };
        };
    };
    previewOrderPayment: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderPaymentRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PaymentPreview"];
                };
            };
        };
    };
    payOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PayOrderAnswer"];
                };
            };
        };
    };
    payOrderLater: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayOrderLaterRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PayOrderLaterAnswer"];
                };
            };
        };
    };
    quoteOrderCancellation: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteOrderCancellationRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["QuoteOrderCancellationAnswer"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CancelOrderAnswer"];
                };
            };
        };
    };
    confirmOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ConfirmOrderAnswer"];
                };
            };
        };
    };
    declineOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeclineOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DeclineOrderAnswer"];
                };
            };
        };
    };
    getVoucher: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
                language?: components["schemas"]["VoucherLanguage"];
                /** @description Absent means as the voucher setting says. */
                show_price?: components["schemas"]["VoucherPrice"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetVoucherAnswer"];
                };
            };
        };
    };
    getOrderText: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
                language?: components["schemas"]["VoucherLanguage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PlainText"];
                };
            };
        };
    };
    downloadVoucher: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
                language?: components["schemas"]["VoucherLanguage"];
                /** @description Absent means as the voucher setting says. */
                show_price?: components["schemas"]["VoucherPrice"];
                /** @description Absent means the newest. */
                version?: components["schemas"]["Version"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                };
            };
        };
    };
    getWallet: {
        parameters: {
            query?: {
                /** @description Absent means the settlement currency. */
                currency?: components["schemas"]["CurrencyCode"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WalletSummary"];
                };
            };
        };
    };
    listLedgerEntries: {
        parameters: {
            query?: {
                account?: components["schemas"]["PayChannel"];
                /** @description Sent as `type[0]`, `type[1]`, …; one of them is enough. */
                type?: components["schemas"]["LedgerType"][];
                /** @description This day included, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                /** @description Booking ID, operator or remark. */
                keyword?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LedgerPage"];
                };
            };
        };
    };
    downloadLedger: {
        parameters: {
            query?: {
                /** @description This day included, in the time zone of the company; from the first movement without it. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included; until today without it. */
                date_to?: components["schemas"]["LocalDate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                };
            };
        };
    };
    getPayee: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Payee"];
                };
            };
        };
    };
    uploadFile: {
        parameters: {
            query?: {
                /** @description Storage driver, the configured upload mode. */
                driver?: string;
                /** @description What the file is for. */
                topic?: string;
            };
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadFileRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["UploadFileAnswer"];
                };
            };
        };
    };
    listAreas: {
        parameters: {
            query?: {
                /** @description Absent answers the provinces. */
                province?: components["schemas"]["AreaId"];
                /** @description Needs `province`. */
                city?: components["schemas"]["AreaId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AreaOptions"];
                };
            };
        };
    };
    sendSmsCode: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendSmsCodeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
        };
    };
    sendEmailCode: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendEmailCodeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SentCode"];
                };
            };
        };
    };
    getAccountOverview: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AccountOverview"];
                };
            };
        };
    };
    getAccountProfile: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AccountProfile"];
                };
            };
        };
    };
    saveAccountProfile: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAccountProfileRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listIntegralEntries: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IntegralPage"];
                };
            };
        };
    };
    listBalanceEntries: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BalancePage"];
                };
            };
        };
    };
    getPreference: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Preference"];
                };
            };
        };
    };
    savePreference: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SavePreferenceRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    verifyAccount: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyAccountRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["VerifyAccountAnswer"];
                };
            };
        };
    };
    changeAccountBinding: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeAccountBindingRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    changePassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangePasswordRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    retrievePassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RetrievePasswordRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getAccountAccess: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AccountAccess"];
                };
            };
        };
    };
    changeSecondFactor: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSecondFactorRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ChangeSecondFactorAnswer"];
                };
            };
        };
    };
    endSessions: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndSessionsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    getDictionaries: {
        parameters: {
            query: {
                /** @description Sent as `names[0]`, `names[1]`, … */
                names: components["schemas"]["DictionaryName"][];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetDictionariesAnswer"];
                };
            };
        };
    };
    listAirports: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
                /** @description Field that `initValue` names; absent means the id. */
                initKey?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                country?: components["schemas"]["CountryCode"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AirportList"];
                };
            };
        };
    };
    lookUpFlights: {
        parameters: {
            query: {
                flight_number: components["schemas"]["FlightNumber"];
                /** @description At the airport of the direction; from yesterday until 366 days ahead. */
                date: components["schemas"]["LocalDate"];
                direction?: components["schemas"]["FlightDirection"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["LookUpFlightsAnswer"];
                };
            };
        };
    };
    searchTransfers: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchTransfersRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TransferOfferPage"];
                };
            };
        };
    };
    quoteTransfer: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteTransferRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TransferQuote"];
                };
            };
        };
    };
    bookTransfer: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookTransferRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BookTransferAnswer"];
                };
            };
        };
    };
    getCarFilters: {
        parameters: {
            query?: {
                location?: components["schemas"]["PlaceId"];
                date?: components["schemas"]["LocalDate"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CarFilters"];
                };
            };
        };
    };
    searchCars: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchCarsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CarOfferPage"];
                };
            };
        };
    };
    getCar: {
        parameters: {
            query: {
                id: components["schemas"]["VehicleModelId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetCarAnswer"];
                };
            };
        };
    };
    quoteCar: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteCarRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CarQuote"];
                };
            };
        };
    };
    bookCar: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookCarRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BookCarAnswer"];
                };
            };
        };
    };
    listIndustrialZones: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
                /** @description Field that `initValue` names; absent means the id. */
                initKey?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                city?: components["schemas"]["PlaceId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["IndustrialZoneList"];
                };
            };
        };
    };
    getHotelCalendar: {
        parameters: {
            query: {
                hotel_id: components["schemas"]["HotelId"];
                month: components["schemas"]["CalendarMonth"];
                /** @description Sent as `rooms[0][adults]`, `rooms[0][child_ages][0]`. */
                rooms: components["schemas"]["RoomOccupancies"];
                nationality: components["schemas"]["CountryCode"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HotelCalendar"];
                };
            };
        };
    };
    withdrawRefund: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawRefundRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawRefundAnswer"];
                };
            };
        };
    };
    remindSupplier: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindSupplierRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RemindSupplierAnswer"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RefundOrderAnswer"];
                };
            };
        };
    };
    confirmOrderCheckIn: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmOrderCheckInRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ConfirmOrderCheckInAnswer"];
                };
            };
        };
    };
    completeOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CompleteOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CompleteOrderAnswer"];
                };
            };
        };
    };
    previewOrderAmendment: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewOrderAmendmentRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AmendmentPreview"];
                };
            };
        };
    };
    amendOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["AmendOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AmendOrderAnswer"];
                };
            };
        };
    };
    quoteOrderChange: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["QuoteOrderChangeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["QuoteOrderChangeAnswer"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ChangeOrderAnswer"];
                };
            };
        };
    };
    replaceOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ReplaceOrderAnswer"];
                };
            };
        };
    };
    withdrawOrderChange: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawOrderChangeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawOrderChangeAnswer"];
                };
            };
        };
    };
    getOrderDispatch: {
        parameters: {
            query: {
                id: components["schemas"]["BookingId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetOrderDispatchAnswer"];
                };
            };
        };
    };
    listOrderDeadlines: {
        parameters: {
            query?: {
                within_hours?: number;
                /** @description True lists instead the orders that cost less now, whenever their next deadline is. */
                cheaper?: boolean;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OrderDeadlineList"];
                };
            };
        };
    };
    saveOrderRemark: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderRemarkRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveOrderRemarkAnswer"];
                };
            };
        };
    };
    saveOrderAllocation: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderAllocationRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveOrderAllocationAnswer"];
                };
            };
        };
    };
    getAllocationSetting: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetAllocationSettingAnswer"];
                };
            };
        };
    };
    saveAllocationSetting: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAllocationSettingRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveAllocationSettingAnswer"];
                };
            };
        };
    };
    downloadOrderVouchers: {
        parameters: {
            query: {
                /** @description Sent as `ids[0]`, `ids[1]`, … */
                ids: components["schemas"]["BookingId"][];
                language?: components["schemas"]["VoucherLanguage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                };
            };
        };
    };
    applyOrderBatch: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyOrderBatchRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApplyOrderBatchAnswer"];
                };
            };
        };
    };
    getOrderReport: {
        parameters: {
            query?: {
                group_by?: components["schemas"]["OrderReportGroup"];
                date_field?: components["schemas"]["OrderDateField"];
                /** @description This day included. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                order_type?: components["schemas"]["OrderType"];
                operator_id?: components["schemas"]["MemberId"];
                customer?: components["schemas"]["OrderCustomer"];
                cost_centre?: components["schemas"]["CostCentre"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["OrderReport"];
                };
            };
        };
    };
    exportOrderReport: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportOrderReportRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    exportOrders: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportOrdersRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    listOrderViews: {
        parameters: {
            query: {
                order_type: components["schemas"]["OrderListName"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListOrderViewsAnswer"];
                };
            };
        };
    };
    saveOrderView: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveOrderViewRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveOrderViewAnswer"];
                };
            };
        };
    };
    removeOrderView: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveOrderViewRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["TripStatus"][];
                /** @description Title, customer, reference, cost centre, hotel, guest or booking ID. */
                keyword?: string;
                customer?: components["schemas"]["OrderCustomer"];
                own_reference?: components["schemas"]["OwnReference"];
                month?: components["schemas"]["TripMonth"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TripPage"];
                };
            };
        };
    };
    getTrip: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TripAnswer"];
                };
            };
        };
    };
    saveTrip: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveTripRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TripAnswer"];
                };
            };
        };
    };
    changeTripOrders: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeTripOrdersRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TripAnswer"];
                };
            };
        };
    };
    removeTrip: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveTripRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    draftTripPart: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftTripPartRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DraftTripPartAnswer"];
                };
            };
        };
    };
    downloadItinerary: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
                language?: components["schemas"]["VoucherLanguage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                };
            };
        };
    };
    getTripText: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
                language?: components["schemas"]["VoucherLanguage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PlainText"];
                };
            };
        };
    };
    downloadTripVouchers: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
                language?: components["schemas"]["VoucherLanguage"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                };
            };
        };
    };
    downloadTripCalendar: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "text/calendar": File;
                };
            };
        };
    };
    listGroupRequests: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["GroupRequestStatus"][];
                /** @description Title, hotel or contact. */
                keyword?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupRequestPage"];
                };
            };
        };
    };
    getGroupRequest: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupRequestAnswer"];
                };
            };
        };
    };
    requestGroup: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestGroupRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RequestGroupAnswer"];
                };
            };
        };
    };
    withdrawGroupRequest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndGroupRequestRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupRequestAnswer"];
                };
            };
        };
    };
    declineGroupOffer: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["EndGroupRequestRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GroupRequestAnswer"];
                };
            };
        };
    };
    rebookOrder: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RebookOrderRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RebookOrderAnswer"];
                };
            };
        };
    };
    getExport: {
        parameters: {
            query: {
                job_id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ExportJob"];
                };
            };
        };
    };
    downloadExport: {
        parameters: {
            query: {
                job_id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                    "text/csv": File;
                    "application/zip": File;
                };
            };
        };
    };
    sendVoucher: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SendVoucherRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    verifyVoucher: {
        parameters: {
            query: {
                token: components["schemas"]["VoucherToken"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["VoucherVerification"];
                };
            };
        };
    };
    getVoucherSetting: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetVoucherSettingAnswer"];
                };
            };
        };
    };
    saveVoucherSetting: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveVoucherSettingRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveVoucherSettingAnswer"];
                };
            };
        };
    };
    previewVoucherSetting: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewVoucherSettingRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PreviewVoucherSettingAnswer"];
                };
            };
        };
    };
    listDrafts: {
        parameters: {
            query?: {
                product?: components["schemas"]["OrderType"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DraftPage"];
                };
            };
        };
    };
    saveDraft: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveDraftRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveDraftAnswer"];
                };
            };
        };
    };
    listColleagues: {
        parameters: {
            query: {
                /** @description What the draft is about; a colleague without this product line could not send it. */
                product: components["schemas"]["OrderType"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListColleaguesAnswer"];
                };
            };
        };
    };
    removeDrafts: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveDraftsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listGuests: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
                /** @description Field that `initValue` names; absent means the id. */
                initKey?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SavedGuestPage"];
                };
            };
        };
    };
    saveGuest: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveGuestRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveGuestAnswer"];
                };
            };
        };
    };
    parseGuests: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ParseGuestsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ParseGuestsAnswer"];
                };
            };
        };
    };
    toggleFavourite: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ToggleFavouriteRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ToggleFavouriteAnswer"];
                };
            };
        };
    };
    listFavourites: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["FavouritePage"];
                };
            };
        };
    };
    listSearchHistory: {
        parameters: {
            query?: {
                product?: components["schemas"]["OrderType"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SearchHistoryList"];
                };
            };
        };
    };
    listQuotes: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["QuoteStatus"][];
                /** @description Title or customer. */
                keyword?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["QuotePage"];
                };
            };
        };
    };
    saveQuote: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveQuoteRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveQuoteAnswer"];
                };
            };
        };
    };
    getQuote: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetQuoteAnswer"];
                };
            };
        };
    };
    recheckQuote: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecheckQuoteRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RecheckQuoteAnswer"];
                };
            };
        };
    };
    publishQuote: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishQuoteRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PublishQuoteAnswer"];
                };
            };
        };
    };
    getPublicQuote: {
        parameters: {
            query: {
                token: components["schemas"]["QuoteToken"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetPublicQuoteAnswer"];
                };
            };
        };
    };
    chooseQuoteOption: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChooseQuoteOptionRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    convertQuote: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConvertQuoteRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ConvertQuoteAnswer"];
                };
            };
        };
    };
    listMarkupRules: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MarkupRuleList"];
                };
            };
        };
    };
    saveMarkupRule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveMarkupRuleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveMarkupRuleAnswer"];
                };
            };
        };
    };
    previewMarkupRule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewMarkupRuleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PreviewMarkupRuleAnswer"];
                };
            };
        };
    };
    exportLedger: {
        parameters: {
            query?: {
                account?: components["schemas"]["PayChannel"];
                /** @description Sent as `type[0]`, `type[1]`, …; one of them is enough. */
                type?: components["schemas"]["LedgerType"][];
                /** @description This day included, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                /** @description Booking ID, operator or remark. */
                keyword?: string;
                format?: components["schemas"]["ExportFormat"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    topUpWallet: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["TopUpWalletRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TopUpWalletAnswer"];
                };
            };
        };
    };
    withdrawTopUp: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawTopUpRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawTopUpAnswer"];
                };
            };
        };
    };
    replaceTopUpProof: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReplaceTopUpProofRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawTopUpAnswer"];
                };
            };
        };
    };
    downloadTopUpProof: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
                /** @description Its place in `proof_files`, from 1. */
                file?: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                    "image/png": File;
                    "image/jpeg": File;
                    "application/octet-stream": File;
                };
            };
        };
    };
    listTopUps: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["TopUpStatus"][];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["TopUpPage"];
                };
            };
        };
    };
    checkWallet: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WalletCheck"];
                };
            };
        };
    };
    closeMonth: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseMonthRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Month"];
                };
            };
        };
    };
    exportMonth: {
        parameters: {
            query: {
                month: components["schemas"]["CalendarMonth"];
                /** @description Also the vouchers of orders whose service ends in the month. */
                vouchers?: boolean;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    getMonth: {
        parameters: {
            query: {
                month: components["schemas"]["CalendarMonth"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Month"];
                };
            };
        };
    };
    listInvoiceTitles: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name in any script, or the code. */
                quickSearch?: string;
                /** @description Field that `initValue` names; absent means the id. */
                initKey?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InvoiceTitlePage"];
                };
            };
        };
    };
    saveInvoiceTitle: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveInvoiceTitleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveInvoiceTitleAnswer"];
                };
            };
        };
    };
    removeInvoiceTitles: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemoveInvoiceTitlesRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listInvoiceableOrders: {
        parameters: {
            query?: {
                order_type?: components["schemas"]["OrderType"];
                /** @description Last day of the service, this day included. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                currency?: components["schemas"]["CurrencyCode"];
                /** @description Booking ID, product or guest. */
                keyword?: string;
                /** @description True leaves out what cannot be invoiced now. */
                eligible?: boolean;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InvoiceableOrderPage"];
                };
            };
        };
    };
    previewInvoice: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewInvoiceRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InvoicePreview"];
                };
            };
        };
    };
    applyInvoice: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyInvoiceRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApplyInvoiceAnswer"];
                };
            };
        };
    };
    listInvoices: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["InvoiceApplicationStatus"][];
                kind?: components["schemas"]["InvoiceKind"];
                /** @description Title, number of the invoice or of a red letter, or booking ID. */
                keyword?: string;
                /** @description Issued on this day or later, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description Issued on this day or earlier. */
                date_to?: components["schemas"]["LocalDate"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["InvoiceApplicationPage"];
                };
            };
        };
    };
    getInvoice: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetInvoiceAnswer"];
                };
            };
        };
    };
    withdrawInvoice: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawInvoiceRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawInvoiceAnswer"];
                };
            };
        };
    };
    reverseInvoice: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReverseInvoiceRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ReverseInvoiceAnswer"];
                };
            };
        };
    };
    downloadInvoice: {
        parameters: {
            query: {
                id: components["schemas"]["RecordId"];
                /** @description A red letter or credit note of this invoice; without it the invoice itself. */
                reversal_id?: components["schemas"]["RecordId"];
                format?: components["schemas"]["InvoiceFileFormat"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                    "application/ofd": File;
                    "application/xml": File;
                };
            };
        };
    };
    exportInvoices: {
        parameters: {
            query?: {
                kind?: components["schemas"]["InvoiceKind"];
                /** @description Title, number of the invoice or of a red letter, or booking ID. */
                keyword?: string;
                /** @description Issued on this day or later, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description Issued on this day or earlier. */
                date_to?: components["schemas"]["LocalDate"];
                format?: components["schemas"]["ExportFormat"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    listBillableOrders: {
        parameters: {
            query?: {
                /** @description Last day of the service, this day included. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                currency?: components["schemas"]["CurrencyCode"];
                /** @description True leaves out what cannot be settled now. */
                eligible?: boolean;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BillableOrderPage"];
                };
            };
        };
    };
    applyBill: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyBillRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApplyBillAnswer"];
                };
            };
        };
    };
    listBills: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["BillStatus"][];
                /** @description `true`: only bills with a payment that waits for a second person. */
                asked?: boolean;
                /** @description Bills whose period touches this month, or that were issued in it. */
                period?: components["schemas"]["CalendarMonth"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["BillPage"];
                };
            };
        };
    };
    getBill: {
        parameters: {
            query: {
                id: components["schemas"]["BillNumber"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetBillAnswer"];
                };
            };
        };
    };
    confirmBill: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ConfirmBillRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ConfirmBillAnswer"];
                };
            };
        };
    };
    disputeBill: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DisputeBillRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DisputeBillAnswer"];
                };
            };
        };
    };
    withdrawDispute: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawDisputeRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawDisputeAnswer"];
                };
            };
        };
    };
    withdrawBillPayment: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawBillPaymentRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["WithdrawBillPaymentAnswer"];
                };
            };
        };
    };
    decideBillPayment: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideBillPaymentRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DecideBillPaymentAnswer"];
                };
            };
        };
    };
    payBill: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBillRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PayBillAnswer"];
                };
            };
        };
    };
    payBills: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["PayBillsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PayBillsAnswer"];
                };
            };
        };
    };
    downloadBill: {
        parameters: {
            query: {
                id: components["schemas"]["BillNumber"];
                format?: components["schemas"]["BillFileFormat"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/pdf": File;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": File;
                    "text/csv": File;
                };
            };
        };
    };
    listSubAccounts: {
        parameters: {
            query?: {
                /** @description Account, nickname, e-mail or mobile. */
                keyword?: string;
                account_state?: components["schemas"]["AccountState"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SubAccountPage"];
                };
            };
        };
    };
    saveSubAccount: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSubAccountRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SaveSubAccountAnswer"];
                };
            };
        };
    };
    changeSubAccountState: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubAccountStateRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    resetSubAccountPassword: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetSubAccountPasswordRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    changeSubAccountAccess: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangeSubAccountAccessRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    saveAccessSetting: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveAccessSettingRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listPermissionNodes: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["PermissionTree"];
                };
            };
        };
    };
    listAdminLog: {
        parameters: {
            query?: {
                /** @description Who did it. */
                actor?: components["schemas"]["MemberId"];
                /** @description To whom it was done. */
                account?: components["schemas"]["MemberId"];
                kind?: components["schemas"]["AdminLogKind"];
                /** @description This day included, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                outcome?: components["schemas"]["AdminLogOutcome"];
                /** @description Number of a booking, bill, top-up, invoice application or article, in full. */
                object?: string;
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["AdminLogPage"];
                };
            };
        };
    };
    getSecondPersonRule: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SecondPersonRuleAnswer"];
                };
            };
        };
    };
    saveSecondPersonRule: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveSecondPersonRuleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["SecondPersonRuleAnswer"];
                };
            };
        };
    };
    exportAdminLog: {
        parameters: {
            query?: {
                /** @description Who did it. */
                actor?: components["schemas"]["MemberId"];
                /** @description To whom it was done. */
                account?: components["schemas"]["MemberId"];
                kind?: components["schemas"]["AdminLogKind"];
                /** @description This day included, in the time zone of the company. */
                date_from?: components["schemas"]["LocalDate"];
                /** @description This day included. */
                date_to?: components["schemas"]["LocalDate"];
                outcome?: components["schemas"]["AdminLogOutcome"];
                /** @description Number of a booking, bill, top-up, invoice application or article, in full. */
                object?: string;
                format?: components["schemas"]["ExportFormat"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["StartedExport"];
                };
            };
        };
    };
    listApprovals: {
        parameters: {
            query?: {
                /** @description Sent as `status[0]`, `status[1]`, …; one of them is enough. */
                status?: components["schemas"]["ApprovalState"][];
                /** @description Absent means both sides. */
                side?: components["schemas"]["ApprovalSide"];
                /** @description Only what was asked about this order. */
                order_id?: components["schemas"]["BookingId"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ApprovalPage"];
                };
            };
        };
    };
    requestApproval: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestApprovalRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RequestApprovalAnswer"];
                };
            };
        };
    };
    decideApproval: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecideApprovalRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["DecideApprovalAnswer"];
                };
            };
        };
    };
    remindApprover: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["RemindApproverRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["RemindApproverAnswer"];
                };
            };
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description True leaves out what was read. */
                unread?: boolean;
                type?: components["schemas"]["NotificationType"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["NotificationPage"];
                };
            };
        };
    };
    readNotifications: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReadNotificationsRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ReadNotificationsAnswer"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: {
                range?: components["schemas"]["DashboardRange"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
        };
    };
    getSpending: {
        parameters: {
            query?: {
                range?: components["schemas"]["SpendingRange"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Spending"];
                };
            };
        };
    };
    getCmsSettings: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CmsSettingsAnswer"];
                };
            };
        };
    };
    getCmsHome: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CmsHome"];
                };
            };
        };
    };
    listHotKeywords: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["HotKeywordList"];
                };
            };
        };
    };
    listCmsTags: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name. The ancestors' `quick_search` is read too. */
                quickSearch?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CmsTagList"];
                };
            };
        };
    };
    listCmsChannels: {
        parameters: {
            query?: {
                /** @description True asks for drop-down entries; the answer is the same. */
                select?: boolean;
                /** @description Part of the name. The ancestors' `quick_search` is read too. */
                quickSearch?: string;
                /** @description Entries that are chosen already and must be in the answer. */
                initValue?: string[];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CmsChannelList"];
                };
            };
        };
    };
    applyFriendlyLink: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyFriendlyLinkRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listNewArticles: {
        parameters: {
            query: {
                page: number;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListNewArticlesAnswer"];
                };
            };
        };
    };
    listArticles: {
        parameters: {
            query?: {
                channel?: components["schemas"]["CmsId"];
                tag?: components["schemas"]["CmsId"];
                user?: components["schemas"]["CmsId"];
                keywords?: string;
                order?: components["schemas"]["ArticleSort"];
                sort?: components["schemas"]["SortDirection"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
                /** @description JSON text: an object of field to value. */
                filter?: string;
                template?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ListArticlesAnswer"];
                };
            };
        };
    };
    getCmsPage: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CmsPageAnswer"];
                };
            };
        };
    };
    getAgreement: {
        parameters: {
            query: {
                type: components["schemas"]["AgreementType"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetAgreementAnswer"];
                };
            };
        };
    };
    getArticle: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
                template?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["GetArticleAnswer"];
                };
            };
        };
    };
    likeArticle: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    collectArticle: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["ArticleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CollectArticleAnswer"];
                };
            };
        };
    };
    commentArticle: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommentArticleRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommentArticleAnswer"];
                };
            };
        };
    };
    listArticleComments: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
                page?: components["schemas"]["PageNumber"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CommentPage"];
                };
            };
        };
    };
    listReadingRecords: {
        parameters: {
            query: {
                type: components["schemas"]["ReadingRecordType"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ReadingRecordPage"];
                };
            };
        };
    };
    listMyComments: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["MyCommentPage"];
                };
            };
        };
    };
    removeComment: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listContentOrders: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContentOrderPage"];
                };
            };
        };
    };
    payContent: {
        parameters: {
            query: {
                project: components["schemas"]["ContentPayProject"];
                /** @description Number of the article. */
                object: components["schemas"]["CmsId"];
                type: components["schemas"]["ContentPayType"];
                /** @description Of a reward; an article has its price. */
                amount?: number;
                remark?: string;
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContentPaymentAnswer"];
                };
            };
        };
    };
    checkContentPayment: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["CheckContentPaymentAnswer"];
                };
            };
        };
    };
    listContributions: {
        parameters: {
            query?: {
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContributionPage"];
                };
            };
        };
    };
    getContributionStatistics: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContributionStatisticsAnswer"];
                };
            };
        };
    };
    removeContribution: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
    listContributionSales: {
        parameters: {
            query: {
                id: components["schemas"]["CmsId"];
                page?: components["schemas"]["PageNumber"];
                limit?: components["schemas"]["PageLimit"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContributionSalePage"];
                };
            };
        };
    };
    listContributionChannels: {
        parameters: {};
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContributionChannelsAnswer"];
                };
            };
        };
    };
    getContributionForm: {
        parameters: {
            query?: {
                id?: components["schemas"]["ContributionId"];
                /** @description Needed for a new one. */
                channel_id?: components["schemas"]["CmsId"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["ContributionForm"];
                };
            };
        };
    };
    saveContribution: {
        parameters: {};
        requestBody: {
            content: {
                "application/json": components["schemas"]["SaveContributionRequest"];
            };
        };
        responses: {
            200: {
                content: {
                    "application/json": components["schemas"]["Empty"];
                };
            };
        };
    };
}
