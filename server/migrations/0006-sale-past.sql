-- What a buyer bought by hand and what it gave back, for deciding past leads again: few rows among its sales.
create index sale_by_hand on sale (buyer_id, id) where campaign_no is null;
create index sale_returned on sale (buyer_id, id) where status = 'returned';
